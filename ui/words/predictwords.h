#pragma once

#include "core/analysis/viewpoint.h"
#include "core/practice/predictions.h"
#include "ui/words/naming.h"

#include <QCoreApplication>
#include <QString>
#include <utility>

namespace prunus {

/// The words for a search that is stopped to ask which step comes next. The question and the
/// choices do not reveal it.
class PredictWords {
    Q_DECLARE_TR_FUNCTIONS(PredictWords)

  public:
    /// The naming must outlive this.
    PredictWords(const Naming& naming, Side side)
        : naming_(naming), view_(naming.moment().trace(), side) {}

    /// Says what the search holds after a `back` event, and asks what comes next.
    [[nodiscard]] QString prompt() const;
    /// A step that may come next, in a few words.
    [[nodiscard]] QString choice(const NextStep& step) const;
    /// Says what the step was, in a few words, and why it came.
    [[nodiscard]] std::pair<QString, QString> happened() const;

  private:
    [[nodiscard]] QString skipped(const std::vector<NodeId>& children) const;

    const Naming& naming_;
    Viewpoint view_;
};

} // namespace prunus
