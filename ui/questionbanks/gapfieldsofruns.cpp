// Gaps for what a search does: its move, its cutoffs, which leaves it reads, how many there are.

#include "core/practice/answerkeys.h"
#include "core/tree/dottedpath.h"
#include "ui/practice/answering.h"
#include "ui/practice/countsform.h"
#include "ui/questionbanks/exportwords.h"
#include "ui/questionbanks/gapfields.h"
#include "ui/words/words.h"

#include <algorithm>
#include <map>

namespace prunus {
namespace {

/// What is offered where a node is chosen: its name with its place, where that is not plain.
QString calledAlone(const GapSource& from, NodeId n) {
    return shownName(from.names, n);
}

/// The node to which so many moves of a line lead; noNode where it is shorter.
NodeId nodeIn(const GameTree& tree, const Answer& answer, std::size_t moves) {
    std::vector<std::uint32_t> line = answer.line;
    if (line.empty() && answer.move) {
        line = {*answer.move};
    }
    const std::vector<NodeId> nodes = nodesOf(tree, line);
    return moves < nodes.size() ? nodes[moves] : noNode;
}

/// Whether there is a choice on the key's line, so that the rest of it depends on what was chosen.
bool hasSeveralLines(const GapSource& from) {
    const GameTree& tree = from.tree();
    const auto worth = [&](NodeId n) { return from.right.nodes[n.value].minimax; };
    NodeId n = GameTree::root();
    for (const std::uint32_t child : from.key.line) {
        const NodeRange family = tree.children(n);
        int best = 0;
        for (const NodeId each : family) {
            best += worth(each) == worth(n) ? 1 : 0;
        }
        if (best > 1) {
            return true;
        }
        n = family[child];
    }
    return false;
}

/// The moves that are as good, where any of them will do.
QStringList otherMoves(const GapSource& from) {
    QStringList also;
    const NodeRange moves = from.tree().children(GameTree::root());
    for (std::uint32_t k = 0; k < moves.size(); ++k) {
        Answer answer;
        answer.move = k;
        if (from.creditOf(answer, "move") == 1) {
            also << calledAlone(from, moves[k]);
        }
    }
    return also;
}

std::size_t movesAsked(const GapSource& from) {
    switch (from.task.profile.lineLength) {
    case Profile::LineLength::one:
        return 1;
    case Profile::LineLength::two:
        return std::min<std::size_t>(2, from.tree().height());
    case Profile::LineLength::full:
        break;
    }
    return from.tree().height();
}

GapField moveField(const GapSource& from, std::size_t moves) {
    GapField field;
    field.line = moves == 0 ? ExportWords::move()
                            : ExportWords::moveAfter(static_cast<std::uint32_t>(moves));
    if (moves > 0) {
        field.options << ExportWords::nothing();
    }
    for (NodeId n{1}; n.value < from.tree().nodeCount(); ++n) {
        if (from.tree().rowOf(n).value == moves + 1) {
            field.options << calledAlone(from, n);
        }
    }
    field.written = [&from, moves](const Answer& answer) {
        const NodeId n = nodeIn(from.tree(), answer, moves);
        return n != noNode ? calledAlone(from, n) : moves == 0 ? QString() : ExportWords::nothing();
    };
    return field;
}

const WrittenCut* cutAt(const Answer& answer, NodeId n) {
    const auto cut = std::ranges::find(answer.cuts, n, &WrittenCut::at);
    return cut == answer.cuts.end() ? nullptr : &*cut;
}

QString witnessIn(const GapSource& from, const Answer& answer, NodeId n) {
    const WrittenCut* const cut = cutAt(answer, n);
    if (cut == nullptr || !cut->witness) {
        return ExportWords::nothing();
    }
    return *cut->witness == noNode ? ExportWords::firstWindow() : calledAlone(from, *cut->witness);
}

GapField kindField(const GapSource& from, NodeId n) {
    GapField field;
    field.line = shownName(from.names, n);
    field.label = ExportWords::cutoffHere();
    field.share = 2.0 / 3;
    field.options << ExportWords::noCutoff();
    for (const Player mover : {Player::min, Player::max}) {
        for (const bool deep : {false, true}) {
            field.options << ExportWords::cutoff(mover, deep);
        }
    }
    field.written = [n](const Answer& answer) {
        const WrittenCut* const cut = cutAt(answer, n);
        return cut == nullptr ? ExportWords::noCutoff()
                              : ExportWords::cutoff(cut->mover.value_or(Player::max),
                                                    cut->deep.value_or(false));
    };
    return field;
}

/// The children of a node's ancestors, but for those that lead to it: no other child can have set a
/// bound that holds there.
std::vector<NodeId> witnessesFor(const GameTree& tree, NodeId n) {
    std::vector<NodeId> nodes;
    for (NodeId below = n; below != GameTree::root();) {
        const NodeId up = tree.parent(below);
        for (const NodeId each : tree.children(up)) {
            if (each != below) {
                nodes.push_back(each);
            }
        }
        below = up;
    }
    std::ranges::sort(nodes);
    return nodes;
}

/// By the node that is cut short: whatever is right as a witness. All cutoffs are graded at once,
/// with the first that may be one, then with the second, and so on.
std::map<NodeId, QStringList> rightWitnesses(const GapSource& from) {
    std::vector<std::vector<NodeId>> all;
    for (const WrittenCut& cut : from.key.cuts) {
        all.push_back(witnessesFor(from.tree(), cut.at));
    }
    std::map<NodeId, QStringList> right;
    for (std::size_t k = 0;; ++k) {
        Answer answer;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (k < all[i].size()) {
                answer.cuts.push_back(from.key.cuts[i]);
                answer.cuts.back().witness = all[i][k];
            }
        }
        if (answer.cuts.empty()) {
            return right;
        }
        const Grade grade = gradeQuestion(from.question, from.tree(), from.right, answer);
        for (const WrittenCut& cut : answer.cuts) {
            const std::string item = dottedPath(from.tree(), cut.at);
            const auto found = std::ranges::find(grade.items, item, &GradedItem::item);
            if (found != grade.items.end() && found->credit == 1) {
                right[cut.at] << calledAlone(from, *cut.witness);
            }
        }
    }
}

GapField witnessField(const GapSource& from, NodeId n, const QStringList& right) {
    GapField field;
    field.line = shownName(from.names, n);
    field.label = ExportWords::becauseOf();
    field.share = 1.0 / 3;
    field.options << ExportWords::nothing() << ExportWords::firstWindow();
    for (const NodeId each : witnessesFor(from.tree(), n)) {
        field.options << calledAlone(from, each);
    }
    field.alsoRight = right;
    field.written = [&from, n](const Answer& answer) { return witnessIn(from, answer, n); };
    return field;
}

QString typeIn(const Answer& answer, NodeId n) {
    const auto type = answer.types.find(n);
    if (type == answer.types.end()) {
        return ExportWords::noType();
    }
    switch (type->second) {
    case NodeType::pv:
        return QStringLiteral("PV");
    case NodeType::cut:
        return QStringLiteral("Cut");
    case NodeType::all:
        break;
    }
    return QStringLiteral("All");
}

/// In the order of a walk through the rows, so that those of a parent stand together.
QString lineOf(const GapSource& from, NodeId n) {
    return n == GameTree::root()
               ? QString()
               : ExportWords::childrenOf(shownName(from.names, from.tree().parent(n)));
}

} // namespace

QString calledBelow(const GapSource& from, NodeId n) {
    const QString name = QString::fromStdString(from.names.shortOf(n));
    if (!from.tree().isLeaf(n)) {
        return shownName(from.names, n);
    }
    const QString number = shownNumber(from.tree().staticValue(n));
    return name.isEmpty() ? number : name + QStringLiteral(" (") + number + u')';
}

GapFields fieldsOfMove(const GapSource& from) {
    if (!from.key.move || from.tree().isLeaf(GameTree::root())) {
        return tl::make_unexpected(ExportWords::noMove());
    }
    const bool any = from.task.profile.tieMove == Profile::Ties::any;
    const std::size_t moves = movesAsked(from);
    if (any && moves > 1 && hasSeveralLines(from)) {
        return tl::make_unexpected(ExportWords::severalLines());
    }
    std::vector<GapField> fields;
    for (std::size_t k = 0; k < moves; ++k) {
        GapField& field = fields.emplace_back(moveField(from, k));
        if (k == 0) {
            field.share = moves == 1 ? 1 : 0.6;
            field.alsoRight = any ? otherMoves(from) : QStringList();
        } else {
            field.share = 0.4 / static_cast<double>(moves - 1);
        }
    }
    return fields;
}

GapFields fieldsOfCuts(const GapSource& from) {
    const bool rootToo = from.task.profile.window != Window{};
    const std::map<NodeId, QStringList> right = rightWitnesses(from);
    std::vector<GapField> fields;
    for (NodeId n{rootToo ? 0U : 1U}; n.value < from.tree().nodeCount(); ++n) {
        if (!from.tree().isLeaf(n)) {
            fields.push_back(kindField(from, n));
            const auto own = right.find(n);
            fields.push_back(
                witnessField(from, n, own == right.end() ? QStringList() : own->second));
        }
    }
    return fields;
}

GapFields fieldsOfTypes(const GapSource& from) {
    std::vector<GapField> fields;
    for (NodeId n{0}; n.value < from.tree().nodeCount(); ++n) {
        GapField& field = fields.emplace_back();
        field.line = lineOf(from, n);
        field.label = calledBelow(from, n);
        field.options = QStringList{ExportWords::noType(), QStringLiteral("PV"),
                                    QStringLiteral("Cut"), QStringLiteral("All")};
        field.written = [n](const Answer& answer) { return typeIn(answer, n); };
    }
    return fields;
}

GapFields fieldsOfCounts(const GapSource& from) {
    const std::vector<std::string>& own = from.question.counts;
    std::vector<GapField> fields;
    for (const std::string_view word : countWords) {
        const std::string name(word);
        const bool isAsked = own.empty() || std::ranges::find(own, name) != own.end();
        if (!isAsked || !from.key.counts.contains(name)) {
            continue;
        }
        GapField& field = fields.emplace_back();
        field.line = countName(name);
        field.kind = Gap::Kind::number;
        field.written = [name](const Answer& answer) {
            const auto count = answer.counts.find(name);
            return count == answer.counts.end() ? QString() : QString::number(count->second);
        };
        field.credit = [&from, name](const QString& text) {
            Answer answer;
            answer.counts[name] = text.toULongLong();
            return from.creditOf(answer, name);
        };
    }
    return fields;
}

GapFields fieldsOfLeaves(const GapSource& from) {
    const bool order = from.asks() == Question::leafOrder;
    std::vector<NodeId> leaves = leavesOf(from.tree());
    QStringList options{ExportWords::isRead(), ExportWords::isSkipped()};
    if (order) {
        std::vector<NodeId> read = from.key.leaves;
        std::ranges::sort(read);
        if (std::ranges::adjacent_find(read) != read.end()) {
            return tl::make_unexpected(ExportWords::readTwice());
        }
        options = QStringList{ExportWords::isSkipped()};
        for (std::size_t k = 1; k <= leaves.size(); ++k) {
            options << QString::number(k);
        }
    }
    std::ranges::sort(leaves);
    std::vector<GapField> fields;
    for (const NodeId leaf : leaves) {
        GapField& field = fields.emplace_back();
        field.line = lineOf(from, leaf);
        field.label = calledBelow(from, leaf);
        field.options = options;
        field.written = [&from, leaf, order](const Answer& answer) {
            if (!order) {
                return isCrossedOut(from.tree(), answer, leaf) ? ExportWords::isSkipped()
                                                               : ExportWords::isRead();
            }
            const auto at = std::ranges::find(answer.leaves, leaf);
            return at == answer.leaves.end() ? ExportWords::isSkipped()
                                             : QString::number(at - answer.leaves.begin() + 1);
        };
    }
    return fields;
}

} // namespace prunus
