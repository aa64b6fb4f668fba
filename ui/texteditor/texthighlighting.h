#pragma once

#include <QSyntaxHighlighter>

namespace prunus {

/// Highlights a tree's text: names are bold, brackets and separators muted, numbers plain.
class TextHighlighting : public QSyntaxHighlighter {
    Q_OBJECT

  public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    void setMuted(const QColor& colour);

  protected:
    void highlightBlock(const QString& line) override;

  private:
    QColor muted_;
};

} // namespace prunus
