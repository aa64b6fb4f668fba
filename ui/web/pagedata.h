#pragma once

#include "ui/drawing/view.h"
#include "ui/web/drawnsteps.h"
#include "ui/web/stepwords.h"
#include "ui/web/webpage.h"

namespace prunus {

/// What the script of a page works with.
class PageData {
  public:
    /// The page must outlive this.
    explicit PageData(const WebPage& page);

    /// The next beat.
    void add(Beat beat);
    [[nodiscard]] QByteArray json(const DrawnSteps& drawn) const;

  private:
    /// One of the searches.
    struct Told {
        StepWords words;
        std::optional<Step> last;            ///< that is told
        std::vector<std::uint32_t> at;       ///< of each beat, which of the steps told
        std::vector<std::uint32_t> nodeEnds; ///< of each step, the beat at which its node ends
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
    std::vector<std::uint32_t> ends_; ///< of the timeline
    /// What is said of each node by the picked search: where that changes, a beat and a text.
    std::vector<std::vector<std::uint32_t>> nodes_;
};

} // namespace prunus
