#include "ui/figures/latextext.h"

#include <QHash>
#include <algorithm>
#include <array>

namespace prunus {

namespace {

const QHash<char32_t, QByteArray>& escapes() {
    static const QHash<char32_t, QByteArray> all{
        {U'\\', "\\textbackslash{}"},
        {U'^', "\\textasciicircum{}"},
        {U'~', "\\textasciitilde{}"},
        {U'{', "\\{"},
        {U'}', "\\}"},
        {U'$', "\\$"},
        {U'&', "\\&"},
        {U'#', "\\#"},
        {U'%', "\\%"},
        {U'_', "\\_"},
        {U'"', "\\textquotedbl{}"},
        {U'…', "\\ldots{}"},
        {U'☑', "\\leavevmode\\rlap{$\\square$}"
               "\\raisebox{.3ex}{\\kern.12em\\scalebox{.8}{$\\checkmark$}}"},
    };
    return all;
}

/// What is set in math. The scissors have no letter in the usual fonts: a double slash, as on a
/// cut edge.
const QHash<char32_t, QByteArray>& mathSymbols() {
    static const QHash<char32_t, QByteArray> all{
        {U'−', "-"},          {U'∞', "\\infty"},  {U'≥', "\\geq"},        {U'≤', "\\leq"},
        {U'≈', "\\approx"},   {U'≠', "\\neq"},    {U'→', "\\to"},         {U'←', "\\leftarrow"},
        {U'↑', "\\uparrow"},  {U'●', "\\bullet"}, {U'○', "\\circ"},       {U'↓', "\\downarrow"},
        {U'∅', "\\emptyset"}, {U'✂', "/\\!\\!/"}, {U'α', "\\alpha"},      {U'β', "\\beta"},
        {U'γ', "\\gamma"},    {U'δ', "\\delta"},  {U'ε', "\\varepsilon"}, {U'ζ', "\\zeta"},
        {U'η', "\\eta"},      {U'θ', "\\theta"},  {U'ι', "\\iota"},       {U'κ', "\\kappa"},
        {U'λ', "\\lambda"},   {U'μ', "\\mu"},     {U'ν', "\\nu"},         {U'ξ', "\\xi"},
        {U'π', "\\pi"},       {U'ρ', "\\rho"},    {U'σ', "\\sigma"},      {U'τ', "\\tau"},
        {U'υ', "\\upsilon"},  {U'φ', "\\varphi"}, {U'χ', "\\chi"},        {U'ψ', "\\psi"},
        {U'ω', "\\omega"},    {U'Γ', "\\Gamma"},  {U'Δ', "\\Delta"},      {U'Θ', "\\Theta"},
        {U'Λ', "\\Lambda"},   {U'Ξ', "\\Xi"},     {U'Π', "\\Pi"},         {U'Σ', "\\Sigma"},
        {U'Φ', "\\Phi"},      {U'Ψ', "\\Psi"},    {U'Ω', "\\Omega"},      {U'⁺', "{}^+"},
        {U'⁻', "{}^-"},       {U'₀', "{}_0"},     {U'₁', "{}_1"},         {U'₂', "{}_2"},
        {U'₃', "{}_3"},       {U'₄', "{}_4"},     {U'₅', "{}_5"},         {U'₆', "{}_6"},
        {U'₇', "{}_7"},       {U'₈', "{}_8"},     {U'₉', "{}_9"},         {U'✓', "\\checkmark"},
        {U'✗', "\\times"},    {U'✕', "\\times"},  {U'☐', "\\square"},
    };
    return all;
}

/// Whether LaTeX's own tables for UTF-8 have a T1 letter or a text symbol for it.
bool isKnown(char32_t c) {
    constexpr std::array<char32_t, 9> gaps{0xB8,  0x126, 0x127, 0x138, 0x13F,
                                           0x140, 0x149, 0x166, 0x167};
    constexpr std::array<char32_t, 13> others{0x218,  0x219,  0x21A,  0x21B,  0x2013,
                                              0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
                                              0x201E, 0x2022, 0x20AC};
    if (c < 0x7F) {
        return true;
    }
    if (c >= 0xA1 && c <= 0x17E) {
        return std::ranges::find(gaps, c) == gaps.end();
    }
    return std::ranges::find(others, c) != others.end();
}

bool isInvisible(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD || (c & 0xFFFEU) == 0xFFFEU ||
           QChar::isSurrogate(c);
}

/// T1 fonts join these to one sign: `--` to a dash, `<<` to a quotation mark, and so on.
bool joins(char32_t a, char32_t b) {
    const std::u32string_view first = U"-`',<>!?";
    const std::u32string_view second = U"-`',<>";
    constexpr auto none = std::u32string_view::npos;
    return first.find(a) != none && second.find(b) != none;
}

/// Collects LaTeX, with neighbouring symbols in one formula.
class Writer {
  public:
    void math(const QByteArray& symbol) {
        if (inMath_) {
            out_.chop(1);
        } else {
            out_ += '$';
        }
        out_ += symbol;
        out_ += '$';
        inMath_ = true;
    }
    void plain(const QByteArray& bytes) {
        out_ += bytes;
        inMath_ = false;
    }
    [[nodiscard]] const QByteArray& done() const { return out_; }

  private:
    QByteArray out_;
    bool inMath_ = false;
};

QByteArray utf8Of(char32_t c) {
    return QString::fromUcs4(&c, 1).toUtf8();
}

} // namespace

QByteArray LatexText::of(const QString& text) {
    Writer out;
    char32_t before = U' ';
    for (const uint unit : text.toUcs4()) {
        const char32_t c = unit;
        const bool space = c == U' ' || c == U'\t' || c == U'\n' || c == 0xA0;
        if (isInvisible(c) && !space) {
            continue;
        }
        if (const auto symbol = mathSymbols().constFind(c); symbol != mathSymbols().cend()) {
            out.math(*symbol);
        } else if (const auto escape = escapes().constFind(c); escape != escapes().cend()) {
            out.plain(*escape);
        } else if (space) {
            out.plain(before == U' ' ? "\\ " : " ");
        } else {
            out.plain((joins(before, c) ? "{}" : "") + utf8Of(c));
            if (!isKnown(c)) {
                strangers_.insert(c);
            }
        }
        before = space ? U' ' : c;
    }
    return out.done();
}

QByteArray latexComment(const QString& text) {
    QString line = text.simplified();
    line.removeIf([](QChar c) { return c.category() == QChar::Other_Control; });
    return "% " + line.toUtf8() + '\n';
}

} // namespace prunus
