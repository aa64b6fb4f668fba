#pragma once

#include "ui/drawing/view.h"
#include "ui/web/drawnsteps.h"
#include "ui/web/stepwords.h"
#include "ui/web/webpage.h"

namespace prunus {

/// The data that the script of a page works with.
class PageData {
  public:
    /// The page must outlive this.
    explicit PageData(const WebPage& page);

    /// Adds the next beat.
    void add(Beat beat);
    [[nodiscard]] QByteArray json(const DrawnSteps& drawn) const;

  private:
    /// What the page says about one of the searches.
    struct Told {
        StepWords words;
        std::optional<Step> last; ///< the step whose words were added last
        /// For each beat, the index of its step among the added ones.
        std::vector<std::uint32_t> at;
        /// For each added step, the beat at which its node ends.
        std::vector<std::uint32_t> nodeEnds;
    };
    void addSpot(Beat beat);
    void addNodes(Beat beat);
    [[nodiscard]] QByteArray searchJson(std::size_t k) const;
    [[nodiscard]] std::vector<std::uint32_t> cutoffs() const;

    const WebPage& page_;
    mutable NumberedTexts words_;
    std::vector<Told> searches_;
    std::optional<View> view_;
    std::vector<QByteArray> spots_;
    std::vector<std::uint32_t> ends_; ///< for each beat, the beat up to which the timeline is drawn
    /// For each node, what is said of it in the picked search: pairs of a beat at which the words
    /// change, counted from the page's first beat, and the number of the new text.
    std::vector<std::vector<std::uint32_t>> nodes_;
};

} // namespace prunus
