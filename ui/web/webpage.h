#pragma once

#include "core/analysis/lockstep.h"
#include "ui/figures/figure.h"

#include <QByteArray>
#include <QCoreApplication>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace prunus {

/// A search whose steps are shown.
struct PageSearch {
    std::shared_ptr<const SearchTrace> trace;
    Side side = Side::max;
    /// Whether the overlay and the proofs are about this search, and at first the cards, too.
    bool isPicked = true;
};

struct WebPageChoices {
    /// One search, or several that are shown side by side.
    std::vector<PageSearch> searches;
    Pace pace = Pace::place;
    /// Whether the differences between several searches are marked.
    bool showsDifferences = false;
    /// The first and the last beat on the page; nullopt for all beats. With one search, beats are
    /// its steps.
    std::optional<std::pair<Beat, Beat>> beats;
    /// The beat at which the page opens; nullopt for the first.
    std::optional<Beat> start;
    /// Whether cutoffs show the moves that prove them.
    bool showProofs = false;
    /// How the tree is drawn. With the light theme, the page opens in the theme of the reader's
    /// system; any other theme is the one that the page opens in.
    FigureStyle figure;
};

/// The greatest numbers of nodes and of steps that a page can have.
inline constexpr std::uint32_t mostPageNodes = 2'000;
inline constexpr std::uint32_t mostPageSteps = 10'000;

/// A function that is called with the number of steps that are done, and returns false to stop the
/// work.
using WebPageProgress = std::function<bool(std::uint64_t steps)>;

/// A search, or several, as a page for browsers: one file that needs no other and no network, with
/// the program's drawing and words of each step.
class WebPage {
    Q_DECLARE_TR_FUNCTIONS(WebPage)

  public:
    /// The beats in `choices` must be on the timeline of the searches.
    WebPage(std::shared_ptr<const Document> document, WebPageChoices choices);

    [[nodiscard]] Beat first() const;
    [[nodiscard]] Beat last() const;
    /// The number of beats on the page. Needs first() <= last().
    [[nodiscard]] std::uint32_t stepCount() const { return last().value - first().value + 1; }
    /// Returns why the page cannot be made, and what is possible instead; empty if it can be made.
    [[nodiscard]] QString fault() const;
    /// Returns the HTML file, or nullopt if `progress` stopped the work. The same page has the same
    /// bytes. Needs a page without fault(). Any thread may call it. O(steps · nodes).
    [[nodiscard]] std::optional<QByteArray> bytes(const WebPageProgress& progress = {}) const;

    [[nodiscard]] const Document& document() const { return *document_; }
    [[nodiscard]] const WebPageChoices& choices() const { return choices_; }
    [[nodiscard]] const Lockstep& timeline() const { return timeline_; }
    /// Returns the step that a search is at in a beat; `search` is its index in choices().searches.
    [[nodiscard]] Step stepOf(std::size_t search, Beat beat) const {
        return timeline_.step(search, beat);
    }
    [[nodiscard]] const PageSearch& picked() const;
    /// Returns the beat up to which the timeline is drawn at `beat`: the last beat, unless its
    /// place would reveal something about leaves that are still hidden.
    [[nodiscard]] Beat shownEnd(Beat beat) const;
    /// Returns the drawing at a beat, in a theme.
    [[nodiscard]] FigureSheet sheet(Beat beat, ThemeKind theme) const;

  private:
    std::shared_ptr<const Document> document_;
    WebPageChoices choices_;
    Lockstep timeline_;
};

/// Writes a page to a file, as a whole or not at all. The error is one line that begins with the
/// path; it is empty if `progress` stopped the work. Needs a page without fault().
[[nodiscard]] tl::expected<void, QString> writeWebPage(const WebPage& page, const QString& path,
                                                       const WebPageProgress& progress = {});

} // namespace prunus
