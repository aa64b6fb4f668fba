#include "ui/figures/tikzsheets.h"

#include "ui/figures/tikzpreamble.h"
#include "ui/figures/tikzstyles.h"
#include "ui/look/theme.h"

#include <algorithm>

namespace prunus {
namespace {

constexpr int footPixels = 12;
/// Of the foot, from the lower edge of the text.
constexpr double footBelow = 26;
/// Of a sheet's height: a picture has words above and below.
constexpr double mostOfASheet = 0.75;

} // namespace

QSizeF TikzSheets::room() const {
    return paper_ - QSizeF(margins_.left() + margins_.right(), margins_.top() + margins_.bottom());
}

void TikzSheets::add(const TikzPage::Line& line, int pixels, double above) {
    body_ += "\\vspace{" + texLength(above) + "}\n{" + texFontSize(pixels) +
             tikzLine(line, latex_) + "\\par}\n";
}

tl::expected<void, QString> TikzSheets::add(const TikzPage& page) {
    auto parts = tikzPartsOf(page, latex_);
    if (!parts) {
        return tl::make_unexpected(parts.error());
    }
    const double scale = std::min({1.0, room().width() / page.size.width(),
                                   mostOfASheet * room().height() / page.size.height()});
    body_ += "{\\centering\n" + parts->styles + "\\scalebox{" + QByteArray::number(scale, 'f', 4) +
             "}{" + parts->picture.trimmed() + "}\\par}\n";
    return {};
}

QByteArray TikzSheets::document(const QString& title, const QString& foot) const {
    LatexText latex = latex_; // of the foot's letters, too
    const QByteArray shownFoot = latex.of(foot);
    const TikzPaper paper{paper_, margins_};
    return latexComment(title) + "% Made with Prunus " PRUNUS_VERSION ".\n" +
           tikzPreamble(paper, latex) + tikzColours(questionTheme()) +
           "\\makeatletter\n\\def\\ps@sheet{\\let\\@oddhead\\@empty\n  \\def\\@oddfoot{" +
           texFontSize(footPixels) + "\\sffamily " + shownFoot +
           "\\hfil\\thepage}}\n\\makeatother\n\\setlength{\\footskip}{" + texLength(footBelow) +
           "}\n\\begin{document}\n\\pagestyle{sheet}\\raggedbottom\\raggedright\n" + body_ +
           "\\end{document}\n";
}

} // namespace prunus
