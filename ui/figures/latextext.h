#pragma once

#include <QByteArray>
#include <QString>
#include <set>

namespace prunus {

/// Turns texts into LaTeX for pdflatex with T1 fonts: special characters are escaped, Greek letters
/// and relations set as math, accented letters left to inputenc.
class LatexText {
  public:
    /// Returns the text as LaTeX in UTF-8, without characters that nobody could see (control
    /// characters).
    QByteArray of(const QString& text);
    /// Characters of all texts so far that pdflatex has no letter for; they stand in the result as
    /// they are, so the document must declare them.
    [[nodiscard]] const std::set<char32_t>& strangers() const { return strangers_; }

  private:
    std::set<char32_t> strangers_;
};

/// Returns a text as one line of a LaTeX comment.
[[nodiscard]] QByteArray latexComment(const QString& text);

} // namespace prunus
