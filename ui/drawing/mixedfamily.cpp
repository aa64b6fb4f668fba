#include "ui/drawing/mixedfamily.h"

namespace prunus {

const RankedBits& MixedFamily::returned() const {
    if (!returned_) {
        RankedBits& bits = returned_.emplace(nodes_.size() + std::size_t{1});
        for (std::uint32_t k = 0; k < count_; ++k) {
            bits.set(order_->at(nodes_, k).value - nodes_.first.value);
        }
        bits.finish();
    }
    return *returned_;
}

} // namespace prunus
