#pragma once

#include "core/tree/treebuilder.h"

#include <bit>
#include <cmath>
#include <random>
#include <string>
#include <vector>

/// Trees of every shape that a document can hold, the same ones for the same seed.
class RandomTree {
  public:
    /// What the trees may have beside structure and the values of leaves.
    enum class With { names, everything };

    RandomTree(std::uint64_t seed, With with) : random_(seed), with_(with) {}

    prunus::GameTree next() {
        prunus::TreeBuilder builder;
        prunus::TreeHeader header;
        const bool failure = everything() && oneIn(2);
        if (failure) {
            header.failureValue = value();
        }
        if (everything()) {
            header.title = oneIn(2) ? text() : "";
            header.game = oneIn(4) ? text() : "";
            header.root = oneIn(2) ? prunus::Player::min : prunus::Player::max;
        }
        const std::size_t nodes = 1 + random_() % 40;
        addNode(builder, failure);
        while (builder.openCount() > 0) {
            const bool mayEnd = builder.childCount(open_.back()) > 0;
            if (mayEnd && (builder.nodeCount() >= nodes || oneIn(3))) {
                open_.pop_back();
                builder.end();
            } else {
                addNode(builder, failure, builder.nodeCount() + 1 < nodes);
            }
        }
        prunus::GameTree tree = std::move(builder).build(std::move(header));
        return everything() && oneIn(3) ? std::move(tree).withNotes(notes(tree.nodeCount()))
                                        : std::move(tree);
    }

  private:
    [[nodiscard]] bool everything() const { return with_ == With::everything; }
    bool oneIn(unsigned n) { return random_() % n == 0; }

    /// Whole numbers, halves, and doubles of any size.
    double value() {
        if (oneIn(2)) {
            return static_cast<double>(random_() % 201) - 100;
        }
        if (oneIn(2)) {
            return static_cast<double>(random_() % 200001) / 2 - 50000;
        }
        const auto any = std::bit_cast<double>(random_());
        return std::isfinite(any) && any != 0 ? any : 0.1;
    }

    std::string text() {
        static const std::vector<std::string> pieces{
            "a", "B",  "7",  "_",  "'",        " ",        "\"",           "\\",
            "/", "\n", "\t", "\r", "\x01",     "\xC3\xA9", "\xE2\x88\x92", "\xF0\x9F\x8C\xB2",
            "[", "]",  ":",  ",",  "\xCE\xB1", "nan",      "\x7F",         std::string(1, '\0'),
        };
        std::string made;
        for (std::size_t length = 1 + random_() % 4; length > 0; --length) {
            made += pieces[random_() % pieces.size()];
        }
        return made;
    }

    std::vector<prunus::Note> notes(std::uint32_t nodes) {
        const auto node = [&] {
            return oneIn(8) ? prunus::noNode
                            : prunus::NodeId{static_cast<std::uint32_t>(random_() % nodes)};
        };
        std::vector<prunus::Note> made(1 + random_() % 3);
        for (prunus::Note& note : made) {
            note.place = {node(), static_cast<prunus::NoteEvent>(random_() % 5),
                          oneIn(2) ? 1 : static_cast<std::uint32_t>(2 + random_() % 9)};
            note.search = oneIn(2) ? "alpha-beta" : oneIn(2) ? text() : "";
            note.text = oneIn(4) ? "" : text();
            for (std::size_t k = note.text.empty() ? 1 : random_() % 3; k > 0; --k) {
                (oneIn(2) ? note.arrows : note.boxes).push_back(node());
            }
        }
        return made;
    }

    void addNode(prunus::TreeBuilder& builder, bool failure, bool mayOpen = true) {
        const prunus::TreeBuilder::Mark mark = builder.begin();
        if (oneIn(4)) {
            builder.setName(mark, text());
        }
        if (everything() && oneIn(4)) {
            builder.setMove(mark, text());
        }
        if (mayOpen && oneIn(2)) {
            if (everything() && oneIn(3)) {
                builder.setValue(mark, value());
            }
            open_.push_back(mark);
            return;
        }
        if (!failure || !oneIn(4)) {
            builder.setValue(mark, value());
        }
        builder.end();
    }

    std::mt19937_64 random_;
    With with_;
    std::vector<prunus::TreeBuilder::Mark> open_;
};
