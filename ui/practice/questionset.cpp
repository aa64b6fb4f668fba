#include "ui/practice/questionset.h"

#include "core/practice/childorder.h"
#include "core/practice/leaffilling.h"
#include "core/trace/searchtrace.h"
#include "ui/practice/puzzlesets.h"
#include "ui/practice/readyskills.h"
#include "ui/words/puzzlewords.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>
#include <utility>

namespace prunus {
namespace {

/// What is the best for one player in it is now for the other, cut for cut.
std::shared_ptr<const GameTree> mirrored(const GameTree& tree) {
    Value least = infinity;
    Value greatest = -infinity;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n)) {
            least = std::min(least, tree.staticValue(n));
            greatest = std::max(greatest, tree.staticValue(n));
        }
    }
    std::vector<Value> values = tree.ownValues();
    for (Value& each : values) {
        each = least + greatest - each; // what has none keeps none
    }
    TreeHeader header = tree.header();
    header.root = opponent(header.root);
    return std::make_shared<const GameTree>(tree.offsets(), std::move(values), header, tree.names(),
                                            tree.moves());
}

/// The place of a node once the children of every node stand the other way round.
NodeId turnedRound(const GameTree& tree, const GameTree& turned, NodeId n) {
    std::vector<std::uint32_t> path = tree.path(n);
    NodeId at = GameTree::root();
    for (std::uint32_t& child : path) {
        const std::uint32_t from = child;
        child = tree.childCount(at) - 1 - from;
        at = tree.children(at)[from];
    }
    return turned.at(path);
}

/// What is read first from the left in it is read first from the right now.
std::shared_ptr<const GameTree> turnedRound(const GameTree& tree) {
    ChildOrder order;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        std::vector<std::uint32_t> children(tree.childCount(n));
        std::iota(children.rbegin(), children.rend(), 0U);
        if (children.size() > 1) {
            order[n] = std::move(children);
        }
    }
    return std::make_shared<const GameTree>(rearranged(tree, order));
}

/// The tree of a skill as a course asks about it, so that the same comes of it.
void turnTree(Skill& skill, std::shared_ptr<const GameTree>& tree) {
    if (skill.profile.order == Profile::Order::reversed) {
        const auto turned = turnedRound(*tree);
        AboutX& about = skill.terms.aboutX;
        if (skill.question == Question::ranges) { // of one tree
            about.x = turnedRound(*tree, *turned, about.x);
            about.node = about.node == noNode ? noNode : turnedRound(*tree, *turned, about.node);
        }
        tree = turned;
    }
    if (procedureUnder(skill.profile, skill.question).valuesFromMover) {
        tree = std::make_shared<const GameTree>(withValuesTurned(*tree, tree->header().root));
    }
}

/// The skill under the conventions of a course, but for those that it is about.
void take(Skill& skill, const Profile& course, const QStringList& said) {
    const Profile plain;
    Profile taken = course;
    using Shown = Profile::WindowShown;
    const bool saysWindows =
        course.windowShown != plain.windowShown || said.contains(QStringLiteral("windowShown"));
    if (!saysWindows || course.windowShown == Shown::none) {
        taken.windowShown = skill.profile.windowShown; // which says more
    }
    if (skill.profile.valueNotation != plain.valueNotation &&
        course.valueNotation == plain.valueNotation &&
        !said.contains(QStringLiteral("valueNotation"))) {
        taken.valueNotation = skill.profile.valueNotation;
    }
    const bool isOfTies = skill.profile.strictConvention || skill.profile.cut != plain.cut;
    if (isOfTies) {
        taken.strictConvention = true;
        if (skill.profile.cut != course.cut) {
            taken.cut = skill.profile.cut;
            taken.title.clear(); // its rule is another
        }
    }
    skill.profile = taken;
    if (skill.terms.other) {
        skill = withOtherCut(std::move(skill));
    }
    for (auto& tree : skill.trees) {
        if (course.root && *course.root != tree->header().root) {
            const auto other = mirrored(*tree);
            if (skill.question == Question::ranges) { // of one tree
                AboutX& about = skill.terms.aboutX;
                about.worth =
                    tree->staticValue(about.x) + other->staticValue(about.x) - about.worth;
            }
            tree = other;
        }
        turnTree(skill, tree);
    }
    if (skill.demands) {
        skill.demands->profile = taken;
    }
}

QString withoutLetter(QString name) {
    return name.remove(u'&');
}

/// As the open tree is searched, or under the conventions of a course.
Profile profileFor(Question question, const SearchOptions& options, const Profile& course) {
    Profile profile = course;
    if (question == Question::windows && profile.windowShown == Profile::WindowShown::none) {
        profile.windowShown = Profile::WindowShown::entry; // it is asked all the same
    }
    profile.root = options.root;
    if (course == Profile()) {
        profile.cut = options.cut;
        profile.fail = options.fail;
    }
    return profile;
}

std::set<Value> leafValues(const GameTree& tree) {
    std::set<Value> values;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n)) {
            values.insert(tree.staticValue(n));
        }
    }
    return values;
}

/// Whether all inner nodes have as many children and all leaves lie equally deep.
bool isUniform(const GameTree& tree) {
    const std::uint32_t children = tree.childCount(GameTree::root());
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        const bool lowest = tree.rowOf(n).value == tree.height();
        if (lowest != tree.isLeaf(n) || (!lowest && tree.childCount(n) != children)) {
            return false;
        }
    }
    return true;
}

/// How many nodes a search that leaves none out stops at with a depth limit; 0 where one of them
/// has no static value.
std::uint64_t evaluationsAt(const GameTree& tree, std::uint32_t depth) {
    std::uint64_t read = 0;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        const std::uint32_t row = tree.rowOf(n).value;
        if (row == depth || (row < depth && tree.isLeaf(n))) {
            if (!tree.hasStaticValue(n)) {
                return 0;
            }
            ++read;
        }
    }
    return read;
}

/// At which a search can stop that does not see the whole tree: one move of each player if it can,
/// else the deepest; 0 for none. The values have no say in it, so that it tells nothing of them.
std::uint32_t depthToAsk(const GameTree& tree) {
    std::uint32_t depth = 0;
    for (std::uint32_t each = 1; each < tree.height() && depth != 2; ++each) {
        depth = evaluationsAt(tree, each) > 0 ? each : depth;
    }
    return depth;
}

/// Enough for all depths but one without any cutoff, and for two thirds of that; 0 where one of
/// them cannot be searched to. The values have no say in it, either.
std::uint64_t budgetToAsk(const GameTree& tree) {
    constexpr std::uint32_t deepest = 3;
    const std::uint32_t last = std::min(tree.height(), deepest);
    std::uint64_t most = 0;
    for (std::uint32_t each = 1; each <= tree.height(); ++each) {
        const std::uint64_t read = evaluationsAt(tree, each);
        if (read == 0 || tree.height() < 2) {
            return 0;
        }
        most += each < last ? read : each == last ? read * 2 / 3 : 0;
    }
    return most;
}

/// Whether it is known what is right.
bool isAnswerable(const GameTree& tree, Question question, const Profile& profile) {
    const Procedure procedure = procedureUnder(profile, question);
    return question == Question::reorder  ? hasBestOrder(tree, procedure)
           : question == Question::fillIn ? isFilledFor(procedure)
                                          : true;
}

} // namespace

QString QuestionSets::menuName(ReadySet set) {
    switch (set) {
    case ReadySet::firstSteps:
        //: A set of questions: minimax values, and the move.
        return tr("&First steps");
    case ReadySet::cutOrNot:
        return tr("&Cut or not?");
    case ReadySet::windows:
        return tr("&Windows");
    case ReadySet::bounds:
        return tr("&Values and bounds");
    case ReadySet::negamax:
        return tr("&Negamax");
    case ReadySet::tie:
        //: A set of questions: what happens where α and β are equal.
        return tr("&The tie");
    case ReadySet::order:
        //: A set of questions: in which order leaves are read.
        return tr("&Order");
    case ReadySet::changes:
        //: A set of questions: the student reorders children, and gives leaves values.
        return tr("C&hange the tree");
    case ReadySet::bugs:
        //: A set of questions: which line of a listing is wrong.
        return tr("Find the &bug");
    case ReadySet::statements:
        //: A set of questions: statements on alpha-beta.
        return tr("Tr&ue or false");
    case ReadySet::mixed:
        break;
    }
    //: A set of questions of all kinds.
    return tr("&Mixed");
}

QuestionSet QuestionSets::of(ReadySet set, const Profile& course, const QStringList& said) {
    QuestionSet made{withoutLetter(menuName(set)), skillsOf(set)};
    for (Skill& each : made.skills) {
        if (course != Profile() && !traits(each.question).isTyped) { // these say their own rules
            take(each, course, said);
        }
    }
    std::erase_if(made.skills, [](const Skill& each) {
        return !each.trees.empty() &&
               !isAnswerable(*each.trees.front(), each.question, each.profile);
    });
    return made;
}

QString QuestionSets::whyNot(const GameTree& tree, Question question, const SearchOptions& options,
                             const Profile& course) {
    const Profile profile = profileFor(question, options, course);
    const bool windowed = question == Question::knownRange || question == Question::firstWindow;
    if (windowed && profile.cut == CutRule::greater) {
        return tr("Needs a search that cuts at α ≥ β: at the ends of a window a tie is enough.");
    }
    if (windowed && leafValues(tree).size() < 2) {
        return tr("Needs a tree whose leaves have different values.");
    }
    if (question == Question::leafBounds && !isUniform(tree)) {
        return tr("Needs a tree whose inner nodes all have the same number of children, and whose "
                  "leaves all lie at one depth.");
    }
    if (question == Question::depthLimit && depthToAsk(tree) == 0) {
        return tr("Needs two plies or more, and a depth whose inner nodes all have static values, "
                  "typed or a game’s.");
    }
    if (question == Question::budget && budgetToAsk(tree) == 0) {
        return tr("Needs two plies or more, and static values on all inner nodes below the root, "
                  "typed or a game’s.");
    }
    return isAnswerable(tree, question, profile) ? QString() : PuzzleWords::whyNot(question);
}

QuestionSet QuestionSets::about(std::shared_ptr<const GameTree> tree, Question question,
                                const SearchOptions& options, const Profile& course) {
    const Profile profile = profileFor(question, options, course);
    if (!tree->header().notes.empty()) { // the author's words may tell the answer
        tree = std::make_shared<const GameTree>(GameTree(*tree).withNotes({}));
    }
    return {tr("On this tree"),
            {traits(question).isPuzzle ? puzzleAbout(*tree, question, profile)
                                       : skillOf(std::move(tree), question, profile)}};
}

Skill skillOf(std::shared_ptr<const GameTree> tree, Question question, const Profile& profile) {
    Skill skill{question, profile, {}, {}};
    const std::set<Value> values = leafValues(*tree);
    const auto part = [&](std::size_t fourths) {
        return *std::next(values.begin(),
                          static_cast<std::ptrdiff_t>((values.size() - 1) * fourths / 4));
    };
    const bool inRange =
        profile.window.alpha <= *values.begin() && *values.rbegin() <= profile.window.beta;
    if (question == Question::knownRange && (!inRange || profile.window == Window{})) {
        skill.profile.window = {*values.begin(), *values.rbegin()};
    } else if (question == Question::firstWindow && profile.window == Window{}) {
        const bool few = values.size() < 4;
        skill.profile.window = {part(few ? 0 : 1), part(few ? 4 : 3)};
    } else if (question == Question::twoRules) {
        skill = withOtherCut(std::move(skill));
    } else if (question == Question::depthLimit) {
        skill.terms.depth = depthToAsk(*tree);
    } else if (question == Question::budget) {
        skill.terms.budget.most = budgetToAsk(*tree);
    }
    skill.trees.push_back(std::move(tree));
    return skill;
}

bool canBeAsked(const GameTree& tree) {
    if (tree.nodeCount() > mostNodesAsked || tree.height() == 0 ||
        tree.height() >= SearchTrace::tallTree) {
        return false;
    }
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n) && !tree.hasStaticValue(n)) {
            return false;
        }
    }
    return true;
}

} // namespace prunus
