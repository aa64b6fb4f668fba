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
    /// Whether it is the one that overlay and proofs are about, and the cards at first.
    bool isPicked = true;
};

struct WebPageChoices {
    /// One, or several side by side.
    std::vector<PageSearch> searches;
    Pace pace = Pace::place;
    /// Between several, whether what they differ in is marked.
    bool showsDifferences = false;
    /// The first and the last beat; all unless given. Of one search, beats are its steps.
    std::optional<std::pair<Beat, Beat>> beats;
    /// At which it opens; the first unless given.
    std::optional<Beat> start;
    /// Whether cutoffs show the moves that prove them.
    bool showProofs = false;
    /// The light theme leaves the choice to who reads; any other is what the page opens in.
    FigureStyle figure;
};

/// A page holds no larger tree, and no more steps.
inline constexpr std::uint32_t mostPageNodes = 2'000;
inline constexpr std::uint32_t mostPageSteps = 10'000;

/// Told how many steps are done; false stops.
using WebPageProgress = std::function<bool(std::uint64_t steps)>;

/// A search, or several, as a page for browsers: one file that needs no other and no network, with
/// the program's drawing and words of each step.
class WebPage {
    Q_DECLARE_TR_FUNCTIONS(WebPage)

  public:
    /// Beats that are given must be there.
    WebPage(std::shared_ptr<const Document> document, WebPageChoices choices);

    [[nodiscard]] Beat first() const;
    [[nodiscard]] Beat last() const;
    /// Of beats that are in order.
    [[nodiscard]] std::uint32_t stepCount() const { return last().value - first().value + 1; }
    /// Empty, or why there is no such page, and what is possible.
    [[nodiscard]] QString fault() const;
    /// The file, or none if it was stopped. The same page has the same bytes. Needs a page without
    /// fault(). Any thread. O(steps · nodes).
    [[nodiscard]] std::optional<QByteArray> bytes(const WebPageProgress& progress = {}) const;

    [[nodiscard]] const Document& document() const { return *document_; }
    [[nodiscard]] const WebPageChoices& choices() const { return choices_; }
    [[nodiscard]] const Lockstep& timeline() const { return timeline_; }
    /// Which of its steps a search is at.
    [[nodiscard]] Step stepOf(std::size_t search, Beat beat) const {
        return timeline_.step(search, beat);
    }
    [[nodiscard]] const PageSearch& picked() const;
    /// How far the timeline is drawn at a beat: to its end, unless that tells of leaves to come.
    [[nodiscard]] Beat shownEnd(Beat beat) const;
    /// The drawing at a beat.
    [[nodiscard]] FigureSheet sheet(Beat beat, ThemeKind theme) const;

  private:
    std::shared_ptr<const Document> document_;
    WebPageChoices choices_;
    Lockstep timeline_;
};

/// Writes a page, whole or not at all. The error is one line that begins with the path, and empty
/// if it was stopped. Needs a page without fault().
[[nodiscard]] tl::expected<void, QString> writeWebPage(const WebPage& page, const QString& path,
                                                       const WebPageProgress& progress = {});

} // namespace prunus
