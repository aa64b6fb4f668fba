#pragma once

#include "app/cli/graderequest.h"
#include "core/games/game.h"
#include "core/games/gamemoveorder.h"
#include "core/games/quiescence.h"
#include "core/generate/uniform.h"
#include "core/notation/notation.h"
#include "core/practice/counterexample.h"
#include "core/practice/misconception.h"
#include "core/practice/question.h"
#include "core/search/options.h"
#include "core/uct/uctoptions.h"

#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace prunus {

// The requests that arguments can make. A TREE is kept as it was typed.

/// How a game becomes a tree.
struct GameFlags {
    /// The depth limit; nullopt for the whole game.
    std::optional<std::uint32_t> depth;
    std::optional<Evaluation> evaluation;
    GameMoveOrder order = GameMoveOrder::own;
    std::optional<Quiescence> quiescence = std::nullopt;
};

struct WindowRequest {
    /// The files to open, and texts of trees and games; see isTreeText() and isGame().
    std::vector<std::string> files;
    GameFlags game;
    /// The complaint if no window can be opened.
    std::string withoutDisplay;
};

/// The text for --help or --version.
struct TextRequest {
    std::string text;
};

/// The options that describe a search. A window that was not given is nullopt, which is different
/// from an open window.
struct SearchFlags {
    SearchOptions options;
    std::optional<Window> window;
    /// The evaluation of a game.
    std::optional<Evaluation> evaluation;
    /// The move order of a game; the one in `options` is that of a tree.
    GameMoveOrder gameOrder = GameMoveOrder::own;
    /// The quiescence of a game.
    std::optional<Quiescence> quiescence;

    /// Returns how deep the tree of a game is searched; nullopt for all of it, which is needed if
    /// captures go on behind the depth.
    [[nodiscard]] std::optional<std::uint32_t> depthInTree() const {
        return quiescence == Quiescence::captures ? std::nullopt : options.depth;
    }
};

/// A move order of trees or of games; the one that was not meant is as-written.
struct AnyOrder {
    MoveOrder ofTree = MoveOrder::asWritten;
    GameMoveOrder ofGame = GameMoveOrder::own;
};

/// An algorithm that finds values, or UCT, which estimates them.
struct AnyAlgorithm {
    /// The algorithm; nullopt for UCT.
    std::optional<Algorithm> exact;

    [[nodiscard]] bool isUct() const { return !exact; }
    [[nodiscard]] std::string_view id() const { return exact ? traits(*exact).id : uctId; }
};

/// The options of UCT alone.
struct UctFlags {
    std::optional<std::uint32_t> iterations;
    std::optional<double> exploration;
    std::optional<UctFinal> finalMove;
    std::optional<UctReward> reward;
};

enum class CompareFormat : std::uint8_t { table, csv, json };

struct CompareRequest {
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< the notation of the tree
    std::vector<AnyAlgorithm> algorithms;
    SearchFlags search;
    UctFlags uct;
    CompareFormat format = CompareFormat::table;
};

enum class TraceFormat : std::uint8_t { text, jsonl };

struct TraceRequest {
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< the notation of the tree
    std::optional<AnyAlgorithm> algorithm;
    SearchFlags search;
    UctFlags uct;
    TraceFormat format = TraceFormat::text;
    /// Whether each event is written with its explanation.
    bool explain = false;
    /// Which options were given, by their names: `--fail`.
    std::set<std::string> given;
};

struct GenerateRequest {
    std::optional<std::uint32_t> depth;
    std::optional<std::uint32_t> branching;
    std::uint64_t seed = 1;
    /// Values lie in [first, second].
    std::pair<std::int64_t, std::int64_t> values{0, 99};
    bool distinct = false;
    /// The file to write; nullopt for standard output.
    std::optional<std::string> file;
};

struct ConvertRequest {
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< the notation of the tree
    GameFlags game;
    std::string file;
};

/// The greatest depth that can be measured. Beyond it a chart shows nothing new, and searching one
/// depth after the other takes many times as long.
inline constexpr std::uint32_t mostGrowthDepths = 200;

struct GrowthRequest {
    /// The TREE; nullopt for random uniform trees.
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< the notation of the tree
    std::vector<Algorithm> algorithms;
    /// The move orders; nullopt for the usual ones, empty for all that the subject has.
    std::optional<std::vector<AnyOrder>> orders;
    /// The greatest depth, nullopt for the usual one; all depths from 1 on are measured.
    std::optional<std::uint32_t> depth;
    std::optional<std::uint32_t> branching;
    std::optional<std::pair<std::int64_t, std::int64_t>> values;
    bool distinct = false;
    std::optional<std::uint32_t> samples;
    std::optional<std::uint64_t> seed;
    SearchFlags search;
    /// The greatest number of nodes; nullopt for the number that is usual for the subject.
    std::optional<std::uint64_t> maxNodes;
    /// The number of threads; nullopt for as many as there are processors.
    std::optional<std::uint32_t> threads;
    /// The time after which the measurement stops; nullopt for no limit.
    std::optional<double> seconds;
    /// Whether to measure how estimates of UCT approach the value of the tree.
    bool convergence = false;
    UctFlags uct;
    /// Which options were given, by their names: `--depth`.
    std::set<std::string> given;
    CompareFormat format = CompareFormat::table;
};

/// What is drawn of a search: one step, where nullopt means the last one; or, with `all`, the whole
/// search or the steps of `range`, from the first to the last number, as a handout, a web page or
/// pictures.
struct RenderPlace {
    std::optional<std::uint32_t> step;
    bool all = false;
    std::optional<std::pair<std::uint32_t, std::uint32_t>> range = {};
};

/// The steps that go into a handout: the cutoffs, or those of `range`, from the first to the last
/// number; all steps if neither is set.
struct RenderSteps {
    bool cutoffs = false;
    std::optional<std::pair<std::uint32_t, std::uint32_t>> range;
};

enum class RenderPaper : std::uint8_t { a4, letter };

enum class RenderTheme : std::uint8_t { light, dark, highContrast, blackAndWhite };

/// Which empty boxes stand beside inner nodes, for an answer.
enum class RenderBoxes : std::uint8_t { windows, values, all };

struct RenderRequest {
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< the notation of the tree
    std::optional<AnyAlgorithm> algorithm;
    SearchFlags search;
    UctFlags uct;
    /// Which options were given, by their names: `--fail`.
    std::set<std::string> given = {};
    RenderPlace place;
    std::optional<RenderSteps> steps;
    std::optional<std::uint32_t> perPage;
    std::optional<RenderPaper> paper;
    RenderTheme theme = RenderTheme::light;
    bool noWindows = false;
    bool noValues = false;
    bool noNames = false;
    bool noPruned = false;
    bool noBoards = false;
    bool notes = false;
    /// Whether values of leaves that the search has not read stay hidden.
    bool hideUnreadLeaves = false;
    bool minimalTree = false;
    /// Whether cutoffs show the moves that prove them.
    bool proof = false;
    /// Whether to draw the tree as it is given, without anything that a search found; and with
    /// which empty boxes, nullopt for none.
    bool question = false;
    std::optional<RenderBoxes> boxes;
    /// The scale of a PNG; nullopt for 1.
    std::optional<double> scale;
    std::string file;
};

/// What a question is asked about. The search's options are as typed; `given` has the names of
/// those that were typed, such as `--fail`.
struct PracticeFlags {
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< the notation of the tree
    std::optional<Question> question;
    /// A right algorithm or a misconception; nullopt for the algorithm that the question is usually
    /// about.
    std::optional<std::variant<Algorithm, Misconception>> procedure;
    /// For the question two-rules: the other procedure, with its own options.
    std::optional<Procedure> other;
    /// The id of a profile that comes with the program, or a file.
    std::string profile = "prunus";
    /// The texts behind --about, --wanted, --values and --budget, as typed; see termsOf().
    std::string about = {};
    std::string wanted = "most";
    std::string values = {};
    std::string budget = {};
    SearchFlags search;
    std::set<std::string> given;
};

struct AnswerRequest {
    PracticeFlags about;
};

struct CheckRequest {
    PracticeFlags about;
    /// The file of the answer, or - for standard input.
    std::string answer;
    bool followThrough = false;
};

struct FindRequest {
    std::optional<Procedure> right;
    std::optional<Procedure> wrong;
    std::optional<Aspect> aspect;
    std::uint32_t mostLeaves = usualMostLeaves;
};

/// What to do with a lesson's file.
struct LessonRequest {
    std::string action;
    std::string file; ///< the lesson; for a page, also a ready set of questions
    std::string page;
};

/// What `prunus exam` is asked for: sheets of a lesson's questions, and their keys.
struct ExamRequest {
    std::string lesson;
    std::uint32_t copies = 1;
    std::uint64_t seed = 1;
    RenderPaper paper = RenderPaper::a4;
    bool tikz = false;
    std::string folder;
};

/// What `prunus export-questions` is asked for: a lesson's questions for a learning platform.
struct ExportRequest {
    std::string lesson;
    std::uint32_t copies = 1;
    std::uint64_t seed = 1;
    std::string output;
};

/// What `prunus manual` is asked for: the manual as a PDF.
struct ManualRequest {
    RenderPaper paper = RenderPaper::a4;
    std::string file;
};

using Request = std::variant<WindowRequest, TextRequest, CompareRequest, TraceRequest,
                             RenderRequest, GenerateRequest, ConvertRequest, GrowthRequest,
                             AnswerRequest, CheckRequest, FindRequest, LessonRequest, GradeRequest,
                             ExamRequest, ExportRequest, ManualRequest>;

} // namespace prunus
