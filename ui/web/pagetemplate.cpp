#include "ui/web/pagetemplate.h"

#include "ui/figures/handout.h"
#include "ui/web/drawnsteps.h"
#include "ui/web/pagestyle.h"
#include "ui/web/template.h"
#include "ui/words/countwords.h"
#include "ui/words/searchwords.h"
#include "ui/words/sentences.h"
#include "ui/words/slipwords.h"
#include "ui/words/stackwords.h"
#include "ui/words/words.h"

#include <array>

namespace prunus {

namespace {

/// The first step, as it stands in the page.
QByteArray shapesMarkup(const DrawnSteps& drawn) {
    const auto sequence = drawn.sequence();
    QByteArray markup;
    const auto changes = drawn.changes();
    for (const std::uint32_t k : changes.front()) {
        const DrawnSteps::Element& each = sequence[k];
        const QByteArray& shape = drawn.markups()[each.markup];
        const qsizetype name = shape.indexOf(' ');
        const QByteArray& transform = drawn.transforms()[each.transform];
        markup += shape.left(name) + " class=\"s" + QByteArray::number(each.look) + '"' +
                  (transform.isEmpty() ? "" : " transform=\"" + transform + '"') +
                  shape.sliced(name) + '\n';
    }
    return markup;
}

QByteArray option(const QByteArray& value, const QString& text, bool selected) {
    return "<option value=\"" + value + '"' + (selected ? " selected" : "") + '>' +
           escapedHtml(text) + "</option>";
}

QByteArray themeOptions(ThemeKind chosen) {
    const ThemeKind kind = chosen;
    return option("", WebPage::tr("As on this device"), kind == ThemeKind::light) +
           option(themeId(ThemeKind::light), WebPage::tr("Light"), false) +
           option(themeId(ThemeKind::dark), WebPage::tr("Dark"), kind == ThemeKind::dark) +
           option(themeId(ThemeKind::highContrast), WebPage::tr("High contrast"),
                  kind == ThemeKind::highContrast) +
           option(themeId(ThemeKind::blackAndWhite), WebPage::tr("Black and white"),
                  kind == ThemeKind::blackAndWhite);
}

QByteArray speedOptions() {
    QByteArray options;
    for (const double each : {0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 256.0}) {
        options += option(QByteArray::number(each), WebPage::tr("%1×").arg(shownNumber(each)),
                          each == 1.0);
    }
    return options;
}

QByteArray paneOptions(const WebPage& page) {
    QByteArray options;
    const auto& searches = page.choices().searches;
    for (std::size_t k = 0; k < searches.size(); ++k) {
        options += option(QByteArray::number(qulonglong(k)),
                          shownSearch(searches[k].trace->options()), searches[k].isPicked);
    }
    return options;
}

QByteArray keyList() {
    const std::array<std::pair<QString, QString>, 10> keys{{
        {QStringLiteral("→ ←"), WebPage::tr("step and back; so do Page Down and Page Up")},
        {QStringLiteral("Home End"), WebPage::tr("first and last step")},
        {QStringLiteral("Ctrl+→ Ctrl+←"), WebPage::tr("next and previous cutoff")},
        {QStringLiteral("Shift+→"), WebPage::tr("end of the current node")},
        {WebPage::tr("Space"), WebPage::tr("play and pause")},
        {QStringLiteral("Ctrl+G"), WebPage::tr("go to a step")},
        {QStringLiteral("+ − 0"), WebPage::tr("in the drawing: larger, smaller, all of it")},
        {WebPage::tr("Ctrl+wheel"), WebPage::tr("larger and smaller at the pointer")},
        {WebPage::tr("Swipe"), WebPage::tr("step and back, where all of the drawing is seen")},
        {WebPage::tr("Pinch"), WebPage::tr("larger and smaller; one finger then moves it")},
    }};
    QByteArray list;
    for (const auto& [key, meaning] : keys) {
        list += "<dt>" + escapedHtml(key) + "</dt><dd>" + escapedHtml(meaning) + "</dd>";
    }
    return list;
}

QByteArray stackHeads() {
    QByteArray heads;
    for (const QString& each : stackHeadings()) {
        heads += "<th scope=\"col\">" + escapedHtml(each) + "</th>";
    }
    return heads;
}

/// The texts of the page that do not depend on the search.
Fields labels() {
    const QString step = WebPage::tr("Step");
    Fields fields;
    const auto add = [&](const char* name, const QString& text) {
        fields[name] = escapedHtml(text);
    };
    add("colours", WebPage::tr("Colours"));
    add("noScript", WebPage::tr("This browser runs no scripts, so only the start is shown."));
    add("treeName", WebPage::tr("Tree"));
    add("drawingName", WebPage::tr("Drawing of the tree"));
    add("timelineName", WebPage::tr("Timeline"));
    add("stepName", step);
    add("zoomIn", WebPage::tr("Larger"));
    add("zoomOut", WebPage::tr("Smaller"));
    add("fit", WebPage::tr("The whole drawing"));
    add("firstStep", WebPage::tr("First step"));
    add("back", WebPage::tr("Step back"));
    add("play", WebPage::tr("Play"));
    add("playKey", WebPage::tr("Play or pause"));
    //: A verb: one step forward.
    add("step", WebPage::tr("Step forward"));
    add("lastStep", WebPage::tr("Last step"));
    add("previousCutoff", WebPage::tr("Previous cutoff"));
    add("nextCutoff", WebPage::tr("Next cutoff"));
    add("speed", WebPage::tr("Speed"));
    add("pane", WebPage::tr("Details of"));
    add("counts", WebPage::tr("Counts"));
    //: Heading of a column of counts: this search up to this step.
    add("soFar", WebPage::tr("so far"));
    add("stack", WebPage::tr("Call stack"));
    add("nodes", WebPage::tr("The tree as a list"));
    add("keys", WebPage::tr("Keys and gestures"));
    add("madeWith", WebPage::tr("Made with Prunus. This page needs no network."));
    fields["speeds"] = speedOptions();
    fields["keyList"] = keyList();
    fields["stackHeadings"] = stackHeads();
    fields["version"] = PRUNUS_VERSION;
    return fields;
}

void addSearch(Fields& fields, const WebPage& page) {
    const WebPageChoices& choices = page.choices();
    const SearchTrace& trace = *page.picked().trace;
    const bool several = choices.searches.size() > 1;
    QStringList searches;
    for (const PageSearch& each : choices.searches) {
        searches << (several ? shownSearch(each.trace->options())
                             : Handout(page.document(), *each.trace, {}).searchLine());
    }
    const QString title =
        choices.figure.title.isEmpty() ? shownProgram(trace.options()) : choices.figure.title;
    const bool tellsEnd = !choices.figure.hideUnreadLeaves;
    const auto number = [](Beat beat) { return QByteArray::number(beat.value); };
    fields["title"] = escapedHtml(title);
    fields["search"] = escapedHtml(searches.join(QStringLiteral(" / ")));
    fields["firstPlace"] = escapedHtml(
        tellsEnd ? WebPage::tr("Step %1 of %2").arg(page.first().value).arg(page.last().value)
                 : WebPage::tr("Step %1").arg(page.first().value));
    fields["first"] = number(page.first());
    fields["last"] = number(page.shownEnd(page.first()));
    fields["happened"] = escapedHtml(
        happenedTitle(Moment(page.document().tree, trace, page.stepOf(0, page.first()))));
    fields["minimax"] = escapedHtml(minimaxHeading(page.document().tree, trace));
    fields["panes"] = paneOptions(page);
    fields["paneHidden"] = several ? "" : " hidden";
    fields["themes"] = themeOptions(choices.figure.theme);
    fields["theme"] = choices.figure.theme == ThemeKind::light
                          ? QByteArray()
                          : " data-theme=\"" + themeId(choices.figure.theme) + '"';
}

} // namespace

QByteArray pageOf(const WebPage& page, const DrawnSteps& drawn, const QByteArray& data) {
    Fields fields = labels();
    addSearch(fields, page);
    const QSize size = page.sheet(page.first(), ThemeKind::light).size;
    fields["width"] = QByteArray::number(size.width());
    fields["height"] = QByteArray::number(size.height());
    fields["style"] = pageColours(drawn.looks()) + webResource(QStringLiteral("page.css"));
    fields["script"] = webResource(QStringLiteral("page.js"));
    fields["styleHash"] = hashOf(fields["style"]);
    fields["scriptHash"] = hashOf(fields["script"]);
    fields["shapes"] = shapesMarkup(drawn);
    fields["data"] = data;
    return filled(webResource(QStringLiteral("page.html")), fields);
}

} // namespace prunus
