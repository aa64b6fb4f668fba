#pragma once

#include "core/base/progress.h"
#include "core/practice/demands.h"

#include <functional>
#include <tl/expected.hpp>

namespace prunus {

/// One of several trees for the same questions.
struct Version {
    GameTree tree;
    /// Those of the questions to which the key of the version before is right here as well; in the
    /// last version also those to which the first one's is.
    std::vector<Question> sameKey;
};

/// Why there are not as many versions as wanted. That none more was found proves nothing.
struct NoVersions {
    std::size_t found = 0; ///< with the first
    bool stopped = false;
};

/// Parallel versions of an exam's tree, which is the first of them and stays as it is: equally hard
/// for whoever answers the demands' questions under their profile. The others
///
///  - have the shape of the first or its mirror image, or, if that leaves no other key, its
///  subtrees
///    in another order, and values of their own: whole numbers from the least to the greatest of
///    the first, of which no more stand twice than there;
///  - differ by 2 in their difficulty at most, from each other too, and are cut as often as the
///    first by each player, by bounds of the parent and from further up, and at ties;
///  - meet those demands that the first meets;
///  - have other keys than the version before, and the last than the first too, as where one sits
///    behind the other, to as many questions as is found. Those whose answers are built have no
///    key.
///
/// Names and static values of inner nodes are not taken over. The same for the same tree, demands
/// and seed on every platform. The progress counts the trees that were tried; it can stop the
/// search. Where `suits` is given, it holds of the others.
[[nodiscard]] tl::expected<std::vector<Version>, NoVersions>
parallelVersions(const GameTree& first, std::size_t many, const Demands& demands,
                 Progress* progress = nullptr,
                 const std::function<bool(const GameTree&)>& suits = {});

} // namespace prunus
