#pragma once

#include "core/analysis/viewpoint.h"
#include "core/trace/moment.h"
#include "ui/document/document.h"
#include "ui/web/numberedtexts.h"
#include "ui/words/listing.h"
#include "ui/words/naming.h"

namespace prunus {

/// Of whose steps is told, and how.
struct ToldSearch {
    const Document& document;
    const SearchTrace& trace;
    Side side = Side::max;
    bool hideUnreadLeaves = false;
};

/// All that the cards beside the tree say of a search's steps, as numbers of texts.
class StepWords {
  public:
    /// What is told, and where its texts are numbered, must outlive this.
    StepWords(const ToldSearch& search, NumberedTexts& texts);

    /// The next step.
    void add(Step t);
    /// The members of a JSON object, apart by commas.
    [[nodiscard]] QByteArray members() const;

  private:
    void addListing(const Moment& moment);
    void addCounts(const Moment& moment);
    void addStack(const Naming& naming);

    using Numbers = std::vector<std::uint32_t>;

    ToldSearch search_;
    NumberedTexts& texts_;
    ListingForm form_;
    Counts minimax_;
    // A number a step.
    Numbers titles_;
    Numbers heads_;
    Numbers bodies_;
    Numbers cuts_; ///< whether it is a cutoff
    Numbers listings_;
    Numbers lines_; ///< the lit one, from 1; 0 for none
    Numbers variables_;
    Numbers saved_;
    Numbers notes_; ///< below the stack
    /// Lists of numbers a step.
    std::vector<QByteArray> counts_;
    std::vector<QByteArray> stacks_;
    // What those numbers are of, as JSON.
    NumberedTexts listingTexts_;
    NumberedTexts stackRows_;
};

} // namespace prunus
