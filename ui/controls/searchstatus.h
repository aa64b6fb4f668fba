#pragma once

#include "ui/session/session.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <vector>

namespace prunus {

/// One of the options in words, and whether it is the usual one.
struct StatedOption {
    QString text;
    bool usual = true;

    friend bool operator==(const StatedOption&, const StatedOption&) = default;
};

/// The options that concern the algorithm, in words.
[[nodiscard]] std::vector<StatedOption> statedOptions(const SearchOptions& options,
                                                      Player rootOfTheTree);

/// The line at the foot of the window: how the tree is searched, with the name of the preset if the
/// options are those of one. What is not usual stands out, and one click brings the usual search
/// back. The line's height does not depend on its text.
class SearchStatus : public QStatusBar {
    Q_OBJECT

  public:
    SearchStatus(Session& session, QAction& usual, QWidget* parent = nullptr);

    /// The text of the line, without markup.
    [[nodiscard]] QString said() const { return line_->accessibleName(); }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void derive();
    void write();

    Session& session_;
    QAction& usual_;
    QLabel* line_;
    QString marked_; ///< the whole text, with what is not usual in bold
    QPushButton* back_;
};

} // namespace prunus
