#include "ui/export/exportchoices.h"

#include <algorithm>
#include <array>
#include <utility>

namespace prunus {

namespace {

template <class T> struct Word {
    T value;
    const char* word;
};

constexpr std::array<Word<ThemeKind>, 4> themes{{{ThemeKind::light, "light"},
                                                 {ThemeKind::dark, "dark"},
                                                 {ThemeKind::highContrast, "high-contrast"},
                                                 {ThemeKind::blackAndWhite, "black-and-white"}}};
constexpr std::array<Word<FigureFormat>, 4> formats{{{FigureFormat::svg, "svg"},
                                                     {FigureFormat::png, "png"},
                                                     {FigureFormat::pdf, "pdf"},
                                                     {FigureFormat::tikz, "tex"}}};
constexpr std::array<Word<Subject>, 3> subjects{
    {{Subject::step, "step"}, {Subject::question, "question"}, {Subject::panes, "panes"}}};
constexpr std::array<Word<StepChoice::Kind>, 3> steps{{{StepChoice::Kind::all, "all"},
                                                       {StepChoice::Kind::cutoffs, "cutoffs"},
                                                       {StepChoice::Kind::range, "range"}}};
constexpr std::array<Word<QPageSize::PageSizeId>, 2> papers{
    {{QPageSize::A4, "a4"}, {QPageSize::Letter, "letter"}}};

/// What the settings say, by key. A word that is not understood changes nothing.
class SavedChoices {
  public:
    explicit SavedChoices(const QSettings& settings) : settings_(settings) {}

    template <class T, std::size_t n>
    void read(const char* key, const std::array<Word<T>, n>& words, T& value) const {
        const QString kept = settings_.value(QLatin1String(key)).toString();
        for (const Word<T>& each : words) {
            value = kept == QLatin1String(each.word) ? each.value : value;
        }
    }
    void read(const char* key, bool& value) const {
        value = settings_.value(QLatin1String(key), value).toBool();
    }

  private:
    const QSettings& settings_;
};

template <class T, std::size_t n> QString wordFor(T value, const std::array<Word<T>, n>& words) {
    const auto at = std::ranges::find(words, value, &Word<T>::value);
    return QLatin1String(at == words.end() ? words[0].word : at->word);
}

} // namespace

FigureStyle styleOf(const ExportChoices& choices, Subject subject) {
    FigureStyle style = choices.style;
    if (subject == Subject::question) {
        style.question = choices.blanks;
    }
    return style;
}

ExportChoices readExportChoices(const QSettings& settings, ExportChoices otherwise) {
    ExportChoices choices = std::move(otherwise);
    const SavedChoices kept(settings);
    kept.read("figure/colours", themes, choices.style.theme);
    kept.read("figure/windows", choices.style.showWindows);
    kept.read("figure/values", choices.style.showValues);
    kept.read("figure/names", choices.style.showNames);
    kept.read("figure/pruned", choices.style.showPruned);
    kept.read("figure/boards", choices.style.showBoards);
    bool notes = choices.style.notes != ShownNotes::none;
    kept.read("figure/notes", notes);
    choices.style.notes = notes ? ShownNotes::all : ShownNotes::none;
    kept.read("figure/subject", subjects, choices.subject);
    kept.read("figure/blankWindows", choices.blanks.window);
    kept.read("figure/blankValues", choices.blanks.value);
    kept.read("figure/format", formats, choices.format);
    kept.read("handout/steps", steps, choices.steps);
    kept.read("handout/proofs", choices.showProofs);
    kept.read("handout/paper", papers, choices.paper);
    const double scale = settings.value(QStringLiteral("figure/scale")).toDouble();
    if (scale >= leastPngScale && scale <= greatestPngScale) {
        choices.pngScale = scale;
    }
    const int perPage = settings.value(QStringLiteral("handout/perPage")).toInt();
    if (perPage >= 1 && perPage <= mostStepsAPage) {
        choices.perPage = perPage;
    }
    return choices;
}

void writeExportChoices(QSettings& settings, const ExportChoices& choices) {
    settings.setValue(QStringLiteral("figure/colours"), wordFor(choices.style.theme, themes));
    settings.setValue(QStringLiteral("figure/windows"), choices.style.showWindows);
    settings.setValue(QStringLiteral("figure/values"), choices.style.showValues);
    settings.setValue(QStringLiteral("figure/names"), choices.style.showNames);
    settings.setValue(QStringLiteral("figure/pruned"), choices.style.showPruned);
    settings.setValue(QStringLiteral("figure/boards"), choices.style.showBoards);
    settings.setValue(QStringLiteral("figure/notes"), choices.style.notes != ShownNotes::none);
    settings.setValue(QStringLiteral("figure/subject"), wordFor(choices.subject, subjects));
    settings.setValue(QStringLiteral("figure/blankWindows"), choices.blanks.window);
    settings.setValue(QStringLiteral("figure/blankValues"), choices.blanks.value);
    settings.setValue(QStringLiteral("figure/format"), wordFor(choices.format, formats));
    settings.setValue(QStringLiteral("figure/scale"), choices.pngScale);
    settings.setValue(QStringLiteral("handout/steps"), wordFor(choices.steps, steps));
    settings.setValue(QStringLiteral("handout/proofs"), choices.showProofs);
    settings.setValue(QStringLiteral("handout/paper"), wordFor(choices.paper, papers));
    settings.setValue(QStringLiteral("handout/perPage"), choices.perPage);
}

} // namespace prunus
