#pragma once

#include "ui/board/capturesbox.h"
#include "ui/board/evaluationbox.h"
#include "ui/board/orderbox.h"
#include "ui/compare/tally.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QWidget>
#include <tl/expected.hpp>

namespace prunus {

/// What the table is of: the tree in the window, or a game that is searched itself, as deep as no
/// tree of it would fit.
class TallySource : public QWidget {
    Q_OBJECT

  public:
    explicit TallySource(QWidget* parent = nullptr);
    ~TallySource() override;

    /// Offers the game whose positions the tree in the window has, if it has.
    void offer(const Document& document);
    /// What is chosen, under these options; or a sentence on what is wrong.
    [[nodiscard]] tl::expected<TallySubject, QString>
    subject(const std::shared_ptr<const Document>& document, const SearchOptions& options) const;
    [[nodiscard]] bool isGame() const { return kind_->currentIndex() == 1; }
    /// Below the game's name; empty for nothing.
    void tellFault(const QString& fault);

  signals:
    void changed();

  private:
    void addGame(QHBoxLayout& row);
    void addLimits(QHBoxLayout& row);
    void derive();

    QComboBox* kind_;
    /// What concerns games alone: which one and how deep, and below it the rest.
    QWidget* ofGame_;
    QLabel* fault_;
    QWidget* limits_;
    QComboBox* game_ = nullptr;
    QSpinBox* depth_ = nullptr;
    OrderBox* order_ = nullptr;
    EvaluationBox* evaluation_ = nullptr;
    CapturesBox* captures_ = nullptr;
    QComboBox* most_ = nullptr;
};

} // namespace prunus
