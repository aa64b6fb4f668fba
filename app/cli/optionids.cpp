#include "app/cli/optionids.h"

#include "core/games/gamemoveorder.h"
#include "core/notation/notation.h"
#include "core/practice/question.h"
#include "core/search/moveorderid.h"
#include "core/uct/uctoptions.h"

namespace prunus {

std::string algorithmIds(std::span<const AlgorithmTraits> which) {
    std::string ids;
    for (const AlgorithmTraits& each : which) {
        ids.append(ids.empty() ? "" : ", ").append(each.id);
    }
    return ids;
}

std::string anyAlgorithmIds() {
    return algorithmIds().append(", ").append(uctId);
}

std::string gameOrderIds(std::string_view separator) {
    std::string ids;
    for (const auto& [order, id] : gameMoveOrders) {
        ids.append(ids.empty() ? "" : separator).append(id);
    }
    return ids;
}

std::string anyOrderIds(std::string_view separator) {
    std::string ids;
    for (const auto& [order, id] : moveOrders) {
        ids.append(ids.empty() ? "" : separator).append(id);
    }
    for (const auto& [order, id] : gameMoveOrders) {
        if (order != GameMoveOrder::own) {
            ids.append(separator).append(id);
        }
    }
    return ids;
}

std::string questionIds() {
    std::string ids;
    for (const QuestionTraits& each : everyQuestion) {
        if (!each.isTyped) { // those are not about a tree that is given
            ids.append(ids.empty() ? "" : ", ").append(each.id);
        }
    }
    return ids;
}

std::string notationIds(std::string_view separator) {
    std::string ids;
    for (const Notation each : askable) {
        ids.append(ids.empty() ? "" : separator).append(notationId(each));
    }
    return ids;
}

} // namespace prunus
