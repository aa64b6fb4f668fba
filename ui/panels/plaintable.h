#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace prunus {

/// The role of a cell that says whether its row is the one that a step is about, which is lit.
inline constexpr int ofStepRole = Qt::UserRole;

/// Headings without buttons around them.
class PlainHeader : public QHeaderView {
    Q_OBJECT

  public:
    PlainHeader(const char* objectName, QWidget* parent);

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
};

/// Paints a cell as one line of text, without the questions that a style asks about each cell
/// first.
class PlainCell : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// The margin on both sides of the text, in pixels.
    static constexpr int margin = 3;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// Makes a table plain: it shows lines of text alone, on the background of its card.
void makePlain(QTableView& table, const char* headerName);
/// The height of a plain table's rows and headings, in its font.
[[nodiscard]] int plainRowHeight(const QWidget& table);

} // namespace prunus
