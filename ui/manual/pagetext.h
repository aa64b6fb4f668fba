#pragma once

#include "ui/look/theme.h"
#include "ui/manual/figureline.h"
#include "ui/manual/manualpages.h"

#include <QFont>
#include <QTextDocument>
#include <QTextObjectInterface>
#include <vector>

namespace prunus {

/// How pages look.
struct PageLook {
    QFont text;
    QFont code;
    ThemeKind theme = ThemeKind::light;
    /// The factor by which figures are drawn larger than their own size.
    double figureScale = 1;
    /// Whether a link under each figure, `figure:NUMBER`, offers to open it.
    bool opensFigures = false;
};

/// The look of pages in a window with this palette and font.
[[nodiscard]] PageLook lookOf(const QPalette& palette, const QFont& text, int dotsPerInch);

/// A page that is laid out, with its figures. They are drawn where they stand, and as sharp as the
/// device that they are drawn on.
class PageText : public QTextDocument, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

  public:
    PageText(const ManualPage& page, const PageLook& look, QObject* parent = nullptr);

    /// The figures of the page, in its order.
    [[nodiscard]] const std::vector<ManualFigure>& figures() const { return figures_; }

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

  private:
    [[nodiscard]] QString takeFigures(const QString& text);

    PageLook look_;
    std::vector<ManualFigure> figures_;
    std::vector<Figure> drawn_;
};

} // namespace prunus
