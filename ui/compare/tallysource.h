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

/// The fields in which the subject of the table is chosen: the tree in the window, or a game that
/// is searched without a tree, deeper than a tree of it would fit into memory.
class TallySource : public QWidget {
    Q_OBJECT

  public:
    explicit TallySource(QWidget* parent = nullptr);
    ~TallySource() override;

    /// Offers the game whose positions the tree in the window has, if it has any.
    void offer(const Document& document);
    /// The chosen subject, under these options; or a sentence on what is wrong.
    [[nodiscard]] tl::expected<TallySubject, QString>
    subject(const std::shared_ptr<const Document>& document, const SearchOptions& options) const;
    [[nodiscard]] bool isGame() const { return kind_->currentIndex() == 1; }
    /// Shows a fault below the game's name; an empty one shows nothing.
    void tellFault(const QString& fault);

  signals:
    void changed();

  private:
    void addGame(QHBoxLayout& row);
    void addLimits(QHBoxLayout& row);
    void derive();

    QComboBox* kind_;
    /// The fields for games alone: which game and how deep, and in `limits_` below them the rest.
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
