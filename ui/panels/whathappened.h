#pragma once

#include "ui/session/session.h"
#include "ui/widgets/card.h"

#include <QBoxLayout>
#include <QPushButton>

namespace prunus {

class CurrentBoard;

/// The panel with one or two sentences about the step; in a game's tree also with the board of the
/// current node.
class WhatHappened : public Card {
    Q_OBJECT

  public:
    explicit WhatHappened(Session& session, QWidget* parent = nullptr);

    /// All that is said of the step, in one piece.
    [[nodiscard]] QString sentence() const;
    /// The first part of sentence(); text() is the second.
    [[nodiscard]] QString headline() const { return headline_->text(); }
    [[nodiscard]] QString text() const { return text_->text(); }
    /// The height of the whole card: nothing of it is ever cut.
    [[nodiscard]] int leastHeight(int width) const override { return heightAt(width); }
    /// The height with the room that is kept for other steps.
    [[nodiscard]] int roomyHeight(int width) const override;
    [[nodiscard]] std::optional<QString> news() const override;

  signals:
    /// The card says something else now.
    void told();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    void fitBoard();
    void fitText();
    [[nodiscard]] int roomInside() const;

    Session& session_;
    QLabel* headline_;
    QLabel* text_;
    CurrentBoard* board_;
    QBoxLayout* row_; ///< the row of text and board
    QLabel* caption_;
    QPushButton* why_;
    std::size_t moves_ = 2; ///< how many moves prove the cutoff
    bool recalled_ = false; ///< whether the step takes what was found elsewhere, and is no cutoff
    int roomForText_ = 0;
};

} // namespace prunus
