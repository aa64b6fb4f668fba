#pragma once

#include "core/analysis/viewpoint.h"
#include "core/practice/predictions.h"
#include "ui/words/naming.h"

#include <QCoreApplication>
#include <QString>
#include <utility>

namespace prunus {

/// What is asked where a search is stopped to ask what comes next. Nothing of what does.
class PredictWords {
    Q_DECLARE_TR_FUNCTIONS(PredictWords)

  public:
    /// The naming must outlive this.
    PredictWords(const Naming& naming, Side side)
        : naming_(naming), view_(naming.moment().trace(), side) {}

    /// What stands at a `back`, and the question.
    [[nodiscard]] QString prompt() const;
    /// A step that may come next, in a few words.
    [[nodiscard]] QString choice(const NextStep& step) const;
    /// What the step was: in a few words, and why.
    [[nodiscard]] std::pair<QString, QString> happened() const;

  private:
    [[nodiscard]] QString skipped(const std::vector<NodeId>& children) const;

    const Naming& naming_;
    Viewpoint view_;
};

} // namespace prunus
