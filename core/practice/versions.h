#pragma once

#include "core/base/progress.h"
#include "core/practice/demands.h"

#include <functional>
#include <tl/expected.hpp>

namespace prunus {

/// One of several trees for the same questions.
struct Version {
    GameTree tree;
    /// The questions whose key is the same as in the version before; in the last version also those
    /// whose key is the same as in the first version.
    std::vector<Question> sameKey;
};

/// The reason why there are fewer versions than wanted. It does not prove that there are no more.
struct NoVersions {
    std::size_t found = 0; ///< the number of versions found, the first included
    bool stopped = false;
};

/// Parallel versions of an exam's tree, which is the first of them and stays as it is. They are
/// equally hard for whoever answers the demands' questions under their profile. The others
///
///  - have the shape of the first or its mirror image, or, if that leaves no other key, its
///    subtrees in another order, and values of their own: whole numbers from the least to the
///    greatest of the first, of which no more stand twice than there;
///  - differ by 2 in their difficulty at most, from each other too, and are cut as often as the
///    first by each player, by bounds of the parent and from further up, and at ties;
///  - meet those demands that the first meets;
///  - have other keys than the version before, and the last also than the first, because their
///    students may sit behind each other; this to as many questions as is found. Questions whose
///    answers are built have no key.
///
/// Names and static values of inner nodes are not taken over. The versions are the same for the
/// same tree, demands and seed on every platform. The progress counts the trees that were tried;
/// it can stop the search. If `suits` is given, it returns true for the others.
[[nodiscard]] tl::expected<std::vector<Version>, NoVersions>
parallelVersions(const GameTree& first, std::size_t many, const Demands& demands,
                 Progress* progress = nullptr,
                 const std::function<bool(const GameTree&)>& suits = {});

} // namespace prunus
