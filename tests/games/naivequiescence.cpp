#include "tests/games/naivequiescence.h"

#include <algorithm>
#include <cctype>

namespace prunus::test {

namespace {

struct TooMany {};

struct Tally {
    std::uint64_t nodes = 0;
    std::uint64_t leaves = 0;
    std::uint64_t most = 0;

    void visit() {
        if (++nodes > most) {
            throw TooMany{};
        }
    }
    double leaf(double value) {
        ++leaves;
        return value;
    }
};

/// From the side of who moves.
double negamax(const NaiveGame& at, int left, Tally& tally) {
    tally.visit();
    const double side = at.firstToMove() ? 1 : -1;
    std::vector<std::string> moves = at.moves();
    if (moves.empty()) {
        return tally.leaf(side * at.result().value());
    }
    double best = -1e9;
    if (left == 0) {
        std::erase_if(moves,
                      [](const std::string& name) { return name.find('x') == std::string::npos; });
        const double standing = side * naiveMaterial(at);
        if (moves.empty()) {
            return tally.leaf(standing);
        }
        tally.visit(); // standing pat is a move, too
        best = tally.leaf(standing);
    }
    for (const std::string& move : moves) {
        best = std::max(best, -negamax(*at.after(move), std::max(left - 1, 0), tally));
    }
    return best;
}

} // namespace

double naiveMaterial(const NaiveGame& chess) {
    const std::string text = chess.text();
    // Behind the squares stand who moves and at most six characters more.
    const std::size_t squares = text.size() > 64 ? 64 : text.size() > 36 ? 36 : 25;
    const std::string men = "PNBRQ";
    const std::vector<double> pawns{1, 3, 3, 5, 9};
    double worth = 0;
    for (const char man : text.substr(0, squares)) {
        const std::size_t kind = men.find(static_cast<char>(std::toupper(man)));
        const double side = std::isupper(man) != 0 ? 1 : -1;
        worth += kind != std::string::npos ? side * pawns[kind] : 0;
    }
    return worth;
}

std::optional<NaiveQuiescence> naiveQuiescence(const NaiveGame& chess, int depth,
                                               std::uint64_t most) {
    Tally tally;
    tally.most = most;
    try {
        const double value = (chess.firstToMove() ? 1 : -1) * negamax(chess, depth, tally);
        return NaiveQuiescence{value, tally.nodes, tally.leaves};
    } catch (const TooMany&) {
        return std::nullopt;
    }
}

} // namespace prunus::test
