#pragma once

#include "core/tree/gametree.h"

#include <cstdint>
#include <ostream>
#include <streambuf>
#include <vector>

namespace prunus {

/// Writes the node's path as in `prunus trace`: `[0, 2, 1]`.
void writePath(std::ostream& out, const GameTree& tree, NodeId n);
/// Writes the node's path as answers do: `0.2.1`.
void writeDottedPath(std::ostream& out, const GameTree& tree, NodeId n);

/// A stream buffer that counts the bytes that are written, and keeps none of them. The paths of a
/// deep tree's nodes may be too long to be made; addPath() counts them without that.
class ByteCounter : public std::streambuf {
  public:
    /// Counts the paths of nodes of this tree, which must outlive the counter. O(nodes).
    explicit ByteCounter(const GameTree& tree);

    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
    /// Counts the path of a node, with `between` characters between its numbers. O(log height).
    void addPath(NodeId n, std::uint32_t between);

  protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;

  private:
    const GameTree& tree_;
    std::vector<std::uint32_t> digits_; ///< by node: how many digits its path has
    std::uint64_t bytes_ = 0;
};

} // namespace prunus
