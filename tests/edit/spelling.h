#pragma once

#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"
#include "core/tree/gametree.h"

#include <random>
#include <string>

/// Writes a tree in bracket notation as untidily as the notation allows: any brackets, separators,
/// spaces, ways of writing names and numbers.
class UntidyWriter {
  public:
    explicit UntidyWriter(std::uint64_t seed) : random_(seed) {}

    std::string write(const prunus::GameTree& tree) {
        text_ = oneIn(8) ? "\xEF\xBB\xBF" : "";
        text_ += space();
        node(tree, prunus::GameTree::root());
        return text_ + space();
    }

  private:
    bool oneIn(unsigned n) { return random_() % n == 0; }
    std::string space() {
        static const char* const spaces[] = {"", "", "", " ", "  ", "\n", "\t", "\r\n  "};
        return spaces[random_() % 8];
    }

    void name(std::string_view name, bool beforeDigit) {
        if (name.empty()) {
            return;
        }
        const bool quoted = oneIn(3) || prunus::bareNameEnd(name, 0) != name.size();
        if (quoted) {
            prunus::appendJsonString(text_, name);
        } else {
            text_ += name;
        }
        if (oneIn(2) || (!quoted && name == "nan")) {
            text_ += space() + (oneIn(2) ? ":" : "=") + space();
        } else if (!quoted && beforeDigit) {
            text_ += " " + space();
        } else {
            text_ += space();
        }
    }

    std::string number(prunus::Value v) {
        std::string text = prunus::formatNumber(v);
        if (v < 0 && oneIn(3)) {
            return "\xE2\x88\x92" + text.substr(1);
        }
        if (v >= 0 && oneIn(6)) {
            return "+" + text;
        }
        return text.find_first_of(".e") == std::string::npos && oneIn(5) ? text + ".0" : text;
    }

    void separator() {
        switch (random_() % 4) {
        case 0:
            text_ += space() + ";" + space();
            break;
        case 1:
            text_ += " " + space();
            break;
        case 2:
            // Nothing at all will do after a closing bracket.
            text_ += prunus::isClosing(text_.back()) ? "" : "\n";
            break;
        default:
            text_ += space() + "," + space();
        }
    }

    void node(const prunus::GameTree& tree, prunus::NodeId n) {
        if (tree.isLeaf(n)) {
            const std::string written = number(tree.staticValue(n));
            name(tree.names().at(n), prunus::isDigit(written.front()));
            text_ += written;
            return;
        }
        static const char* const pairs[] = {"[]", "()", "{}"};
        // A text that starts with { and then " would be a JSON document.
        const char* const pair = pairs[random_() % (n == prunus::GameTree::root() ? 2 : 3)];
        name(tree.names().at(n), false);
        text_ += pair[0] + space();
        for (const prunus::NodeId child : tree.children(n)) {
            if (child != tree.children(n).first) {
                separator();
            }
            node(tree, child);
        }
        text_ += space() + pair[1];
    }

    std::mt19937_64 random_;
    std::string text_;
};
