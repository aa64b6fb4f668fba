#include "core/notation/writepath.h"

#include "core/notation/number.h"
#include "core/tree/dottedpath.h"

namespace prunus {

namespace {

std::uint32_t digitsOf(std::uint32_t number) {
    std::uint32_t digits = 1;
    for (; number >= 10; number /= 10) {
        ++digits;
    }
    return digits;
}

ByteCounter* counterBehind(std::ostream& out) {
    return dynamic_cast<ByteCounter*>(out.rdbuf());
}

} // namespace

void writePath(std::ostream& out, const GameTree& tree, NodeId n) {
    if (ByteCounter* const counter = counterBehind(out)) {
        out << "[]";
        counter->addPath(n, 2);
    } else {
        out << formatPath(tree.path(n));
    }
}

void writeDottedPath(std::ostream& out, const GameTree& tree, NodeId n) {
    if (ByteCounter* const counter = counterBehind(out)) {
        counter->addPath(n, 1);
    } else {
        out << dottedPath(tree, n);
    }
}

ByteCounter::ByteCounter(const GameTree& tree) : tree_(tree), digits_(tree.nodeCount()) {
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        const NodeRange family = tree.children(n);
        for (std::uint32_t k = 0; k < family.size(); ++k) {
            digits_[family[k].value] = digits_[n.value] + digitsOf(k);
        }
    }
}

void ByteCounter::addPath(NodeId n, std::uint32_t between) {
    const std::uint64_t numbers = tree_.rowOf(n).value;
    bytes_ += digits_[n.value] + (numbers == 0 ? 0 : (numbers - 1) * between);
}

ByteCounter::int_type ByteCounter::overflow(int_type c) {
    ++bytes_;
    return traits_type::not_eof(c);
}

std::streamsize ByteCounter::xsputn(const char* /*text*/, std::streamsize size) {
    bytes_ += static_cast<std::uint64_t>(size);
    return size;
}

} // namespace prunus
