#include "app/cli/practice.h"

#include "app/cli/gameargument.h"
#include "app/cli/notasked.h"
#include "app/cli/puzzleterms.h"
#include "app/cli/search.h"
#include "app/cli/textargument.h"
#include "app/cli/treeargument.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"
#include "core/practice/answerjson.h"
#include "core/practice/conventions.h"
#include "core/practice/diagnosis.h"
#include "core/practice/grade.h"
#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "core/search/moveorderid.h"
#include "ui/words/messagetext.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// A question about a tree, and the run that has its key.
struct Asked {
    GameTree tree;
    Question question;
    Procedure procedure;
    Profile profile;
    Sheet sheet;
    Terms terms;

    [[nodiscard]] Puzzle puzzle() const { return {question, tree, profile, terms}; }
};

template <class T> using OrComplaint = tl::expected<T, std::string>;

OrComplaint<Profile> profileNamed(const std::string& name) {
    if (const Profile* const shipped = shippedProfile(name)) {
        return *shipped;
    }
    const auto text = readShortText(name);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    return readProfile(*text).map_error(
        [&](const ReadError& error) { return placeIn(name, error) + inEnglish(error.message); });
}

/// Options on the command line win over the profile, and so does who moves first in a game, or in a
/// tree that lets MIN.
void settle(Profile& profile, const PracticeFlags& flags, const GameTree& tree) {
    const SearchOptions& typed = flags.search.options;
    if (typed.root || tree.header().root == Player::min || !tree.header().game.empty()) {
        profile.root = typed.root.value_or(tree.header().root);
    }
    profile.fail = flags.given.contains("--fail") ? typed.fail : profile.fail;
    profile.cut = flags.given.contains("--cut") ? typed.cut : profile.cut;
    for (const auto& [option, convention] :
         {std::pair("--cut", Convention::cut), std::pair("--fail", Convention::fail)}) {
        if (flags.given.contains(option)) {
            std::erase(profile.unverified, keyOf(convention)); // it is said
        }
    }
    profile.window = flags.search.window.value_or(profile.window);
    if (flags.given.contains("--order")) {
        profile.order = Profile::Order::asWritten;
    }
}

Procedure procedureAsked(const Profile& profile, const PracticeFlags& flags) {
    Procedure procedure = procedureUnder(profile, *flags.question);
    procedure.options.depth = flags.search.depthInTree();
    procedure.options.order = flags.search.options.order;
    procedure.options.seed = flags.search.options.seed;
    if (!flags.procedure) {
        return procedure;
    }
    // The question's own algorithm may have taken no window.
    procedure.options.window = profile.window;
    if (const auto* const algorithm = std::get_if<Algorithm>(&*flags.procedure)) {
        procedure.options.algorithm = *algorithm;
    } else {
        procedure = procedureOf(std::get<Misconception>(*flags.procedure), procedure);
    }
    procedure.options = settled(procedure.options);
    return procedure;
}

/// The other of two rules, on the same tree.
std::optional<Procedure> otherOf(const PracticeFlags& flags, const Procedure& procedure) {
    std::optional<Procedure> other = flags.other;
    if (other) {
        SearchOptions& options = other->options;
        options.depth = procedure.options.depth;
        options.root = procedure.options.root;
        options.window = procedure.options.window;
        options.order = procedure.options.order;
        options.seed = procedure.options.seed;
        options = settled(options);
        other->rightToLeft = procedure.rightToLeft;
        other->valuesFromMover = procedure.valuesFromMover;
    }
    return other;
}

std::string procedureId(const Procedure& procedure) {
    return std::string(procedure.misconception ? traits(*procedure.misconception).id
                                               : traits(procedure.options.algorithm).id);
}

OrComplaint<Sheet> sheetFor(const GameTree& tree, const Procedure& procedure,
                            const std::string& name) {
    if (procedure.misconception && tree.nodeCount() > mostNodesOfMisconception) {
        return tl::make_unexpected(name + ": misconceptions are carried out on trees of up to " +
                                   std::to_string(mostNodesOfMisconception) +
                                   " nodes; this one has " + std::to_string(tree.nodeCount()));
    }
    return makeSheet(tree, procedure).map_error([&](const SearchError& error) {
        return name + ": " + describe(error, tree);
    });
}

OrComplaint<Asked> ask(const PracticeFlags& flags) {
    auto profile = profileNamed(flags.profile);
    if (!profile) {
        return tl::make_unexpected(profile.error());
    }
    auto tree = readTreeArgument(*flags.tree, gameFlagsOf(flags.search), flags.notation);
    if (!tree) {
        return tl::make_unexpected(tree.error());
    }
    settle(*profile, flags, *tree);
    const Procedure procedure = procedureAsked(*profile, flags);
    auto sheet = sheetFor(*tree, procedure, treeArgumentName(*flags.tree));
    if (!sheet) {
        return tl::make_unexpected(sheet.error());
    }
    const std::string name = treeArgumentName(*flags.tree);
    auto terms = termsOf(flags, *tree);
    if (!terms) {
        return tl::make_unexpected(terms.error());
    }
    if (const std::string why = whyNotAsked(*tree, *flags.question, *sheet, *terms); !why.empty()) {
        return tl::make_unexpected(name + ": " + why);
    }
    terms->other = otherOf(flags, procedure);
    if (terms->other) {
        if (const auto other = sheetFor(*tree, *terms->other, name); !other) {
            return tl::make_unexpected(other.error());
        }
    }
    return Asked{*std::move(tree),    *flags.question,   procedure,
                 *std::move(profile), *std::move(sheet), *std::move(terms)};
}

OrComplaint<Answer> keyOf(const Asked& asked) {
    if (!traits(asked.question).isPuzzle) {
        return answerOf(asked.tree, asked.question, asked.sheet, asked.profile, asked.terms);
    }
    if (auto sample = sampleAnswer(asked.puzzle())) {
        return *std::move(sample);
    }
    return tl::make_unexpected(whyNoSample(asked.puzzle()));
}

/// The options that say how the run goes, as the command line names them.
std::string jsonOptions(const Asked& asked) {
    const SearchOptions& options = asked.procedure.options;
    std::string json = R"({"depth": )";
    json += options.depth ? std::to_string(*options.depth) : "\"all\"";
    json += R"(, "root": )";
    json += asked.sheet.root == Player::max ? "\"max\"" : "\"min\"";
    json += R"(, "fail": )";
    json += options.fail == FailMode::hard ? "\"hard\"" : "\"soft\"";
    json += R"(, "cut": )";
    json += options.cut == CutRule::greaterOrEqual ? "\"ge\"" : "\"gt\"";
    json += R"(, "window": [)" + formatJsonNumber(options.window.alpha) + ", " +
            formatJsonNumber(options.window.beta) + R"(], "order": ")" +
            std::string(moveOrderId(options.order)) + '"';
    return json +
           (options.order == MoveOrder::random ? R"(, "seed": )" + std::to_string(options.seed)
                                               : "") +
           '}';
}

std::string jsonTexts(const std::vector<std::string>& texts) {
    std::string json = "[";
    for (const std::string& each : texts) {
        json += json.size() > 1 ? ", " : "";
        appendJsonString(json, each);
    }
    return json + ']';
}

/// The items with this verdict.
std::string jsonItems(const Grade& grade, GradedItem::Verdict verdict) {
    std::vector<std::string> items;
    for (const GradedItem& each : grade.items) {
        if (each.verdict == verdict) {
            items.push_back(each.item);
        }
    }
    return jsonTexts(items);
}

std::string jsonDiagnosis(const Asked& asked, const Answer& given) {
    std::vector<std::string> ids;
    if (!traits(asked.question).isPuzzle && asked.tree.nodeCount() <= mostNodesOfMisconception) {
        const Diagnosis diagnosis =
            diagnose(asked.tree, asked.question, asked.sheet, given, asked.profile, asked.terms);
        for (const Misconception each : diagnosis.named) {
            ids.emplace_back(traits(each).id);
        }
    }
    return jsonTexts(ids);
}

Grade gradeOf(const Asked& asked, const Answer& given, double followShare) {
    return traits(asked.question).isPuzzle
               ? tryOut(asked.puzzle(), given).grade
               : gradeAnswer(asked.tree, asked.question, asked.sheet, given, asked.profile,
                             followShare, asked.terms);
}

std::string jsonCredit(double credit) {
    return formatNumber(std::round(credit * 100) / 100);
}

} // namespace

CommandOutcome answer(const AnswerRequest& request) {
    const auto asked = ask(request.about);
    if (!asked) {
        return tl::make_unexpected(asked.error());
    }
    const auto key = keyOf(*asked);
    if (!key) {
        return tl::make_unexpected(treeArgumentName(*request.about.tree) + ": " + key.error());
    }
    return writeLines(treeArgumentName(*request.about.tree), asked->tree, 1,
                      [&](std::ostream& out, std::uint32_t /*each*/) {
                          out << R"({"question": ")" << traits(asked->question).id
                              << R"(", "procedure": ")" << procedureId(asked->procedure)
                              << R"(", "options": )" << jsonOptions(*asked) << R"(, "answer": )";
                          writeAnswer(out, asked->tree, asked->question, *key);
                          out << "}\n";
                      });
}

CommandOutcome check(const CheckRequest& request) {
    const auto asked = ask(request.about);
    if (!asked) {
        return tl::make_unexpected(asked.error());
    }
    const std::string name = treeArgumentName(*request.about.tree);
    const auto key = keyOf(*asked);
    if (!key) {
        return tl::make_unexpected(name + ": " + key.error());
    }
    const auto items = [&](std::ostream& out, std::uint32_t /*each*/) {
        writeAnswer(out, asked->tree, asked->question, *key);
    };
    if (CommandOutcome outcome = notTooMuch(name, asked->tree, 1, items); !outcome) {
        return outcome;
    }
    const auto text = readShortText(request.answer);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    const auto given = readAnswer(*text, asked->tree, asked->question);
    if (!given) {
        const std::string file = request.answer == "-" ? "<stdin>" : request.answer;
        return tl::make_unexpected(placeIn(file, given.error()) + inEnglish(given.error().message));
    }
    const Grade grade =
        gradeOf(*asked, *given, request.followThrough ? asked->profile.followShare : 0);
    using Verdict = GradedItem::Verdict;
    StandardOutput out;
    out.stream() << R"({"question": ")" << traits(asked->question).id << R"(", "credit": )"
                 << jsonCredit(grade.credit) << R"(, "right": )" << jsonItems(grade, Verdict::right)
                 << R"(, "follows": )" << jsonItems(grade, Verdict::follows) << R"(, "wrong": )"
                 << jsonItems(grade, Verdict::wrong) << R"(, "missing": )"
                 << jsonItems(grade, Verdict::missing) << R"(, "diagnosis": )"
                 << jsonDiagnosis(*asked, *given)
                 << (grade.other
                         ? R"(, "otherRules": )" + writeProfileKeys(*grade.other, asked->profile)
                         : std::string())
                 << "}\n";
    return out.finish();
}

} // namespace prunus
