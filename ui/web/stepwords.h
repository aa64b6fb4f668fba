#pragma once

#include "core/analysis/viewpoint.h"
#include "core/trace/moment.h"
#include "ui/document/document.h"
#include "ui/web/numberedtexts.h"
#include "ui/words/listing.h"
#include "ui/words/naming.h"

namespace prunus {

/// The search whose steps are put into words, and the settings for these words.
struct ToldSearch {
    const Document& document;
    const SearchTrace& trace;
    Side side = Side::max;
    bool hideUnreadLeaves = false;
};

/// Everything that the cards beside the tree say about the steps of a search, as numbers of texts.
class StepWords {
  public:
    /// The document and the trace in `search`, and `texts`, must outlive this.
    StepWords(const ToldSearch& search, NumberedTexts& texts);

    /// Adds the next step.
    void add(Step t);
    /// Returns the words of all steps as members of a JSON object, separated by commas.
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
    // One number for each step.
    Numbers titles_;
    Numbers heads_;
    Numbers bodies_;
    Numbers cuts_; ///< 1 if the step is a cutoff, else 0
    Numbers listings_;
    Numbers lines_; ///< the number of the lit line, from 1; 0 for none
    Numbers variables_;
    Numbers saved_;
    Numbers notes_; ///< the text below the call stack
    /// One list of numbers for each step, as JSON.
    std::vector<QByteArray> counts_;
    std::vector<QByteArray> stacks_;
    // The listings and rows of the call stack that have these numbers, as JSON.
    NumberedTexts listingTexts_;
    NumberedTexts stackRows_;
};

} // namespace prunus
