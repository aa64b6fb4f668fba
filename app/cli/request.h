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

// What the arguments can ask for. TREE stands as it was typed.

/// How a game becomes a tree.
struct GameFlags {
    /// None for the whole game.
    std::optional<std::uint32_t> depth;
    std::optional<Evaluation> evaluation;
    GameMoveOrder order = GameMoveOrder::own;
    std::optional<Quiescence> quiescence = std::nullopt;
};

struct WindowRequest {
    /// And games, as isGame() tells.
    std::vector<std::string> files;
    GameFlags game;
    /// What to say where no window can be opened.
    std::string withoutDisplay;
};

/// --help and --version.
struct TextRequest {
    std::string text;
};

/// The options that describe a search. A window that was not given is told apart from an open one.
struct SearchFlags {
    SearchOptions options;
    std::optional<Window> window;
    /// Of a game.
    std::optional<Evaluation> evaluation;
    /// Of a game; the options' order is of a tree.
    GameMoveOrder gameOrder = GameMoveOrder::own;
    /// Of a game.
    std::optional<Quiescence> quiescence;

    /// How deep the tree of a game is searched: all of it, where captures go on behind the depth.
    [[nodiscard]] std::optional<std::uint32_t> depthInTree() const {
        return quiescence == Quiescence::captures ? std::nullopt : options.depth;
    }
};

/// An order of trees or of games; each is as-written where the other was meant.
struct AnyOrder {
    MoveOrder ofTree = MoveOrder::asWritten;
    GameMoveOrder ofGame = GameMoveOrder::own;
};

/// An algorithm that finds values, or UCT, which estimates them.
struct AnyAlgorithm {
    /// None for UCT.
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
    std::optional<Notation> notation; ///< of the tree
    std::vector<AnyAlgorithm> algorithms;
    SearchFlags search;
    UctFlags uct;
    CompareFormat format = CompareFormat::table;
};

enum class TraceFormat : std::uint8_t { text, jsonl };

struct TraceRequest {
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< of the tree
    std::optional<AnyAlgorithm> algorithm;
    SearchFlags search;
    UctFlags uct;
    TraceFormat format = TraceFormat::text;
    /// Whether each event comes with what it means.
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
    /// None for standard output.
    std::optional<std::string> file;
};

struct ConvertRequest {
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< of the tree
    GameFlags game;
    std::string file;
};

/// Beyond this a chart says nothing more, and deepening step by step costs a multiple.
inline constexpr std::uint32_t mostGrowthDepths = 200;

struct GrowthRequest {
    /// None for random uniform trees.
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< of the tree
    std::vector<Algorithm> algorithms;
    /// None for the usual ones; empty for all that there are of the subject.
    std::optional<std::vector<AnyOrder>> orders;
    /// Measured are the depths 1 to this.
    std::optional<std::uint32_t> depth;
    std::optional<std::uint32_t> branching;
    std::optional<std::pair<std::int64_t, std::int64_t>> values;
    bool distinct = false;
    std::optional<std::uint32_t> samples;
    std::optional<std::uint64_t> seed;
    SearchFlags search;
    /// None for what the subject makes usual.
    std::optional<std::uint64_t> maxNodes;
    /// None for as many as there are processors.
    std::optional<std::uint32_t> threads;
    /// After which the measurement stops.
    std::optional<double> seconds;
    /// Whether it is how estimates of UCT near the value of the tree.
    bool convergence = false;
    UctFlags uct;
    /// Which options were given, by their names: `--depth`.
    std::set<std::string> given;
    CompareFormat format = CompareFormat::table;
};

/// A step, none for the last one; or all of the search, as a handout, a web page or pictures, or of
/// that the steps from the first to the last number.
struct RenderPlace {
    std::optional<std::uint32_t> step;
    bool all = false;
    std::optional<std::pair<std::uint32_t, std::uint32_t>> range = {};
};

/// Which steps go into a handout: the cutoffs, or those from the first to the last number; none of
/// both for all.
struct RenderSteps {
    bool cutoffs = false;
    std::optional<std::pair<std::uint32_t, std::uint32_t>> range;
};

enum class RenderPaper : std::uint8_t { a4, letter };

enum class RenderTheme : std::uint8_t { light, dark, highContrast, blackAndWhite };

/// Empty boxes beside inner nodes.
enum class RenderBoxes : std::uint8_t { windows, values, all };

struct RenderRequest {
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< of the tree
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
    /// The tree as it is given, without anything that a search found; and with which empty boxes.
    bool question = false;
    std::optional<RenderBoxes> boxes;
    /// Of a PNG; none for 1.
    std::optional<double> scale;
    std::string file;
};

/// What a question is asked about. The search's options are as typed; `given` says which were, by
/// their names: `--fail`.
struct PracticeFlags {
    std::optional<std::string> tree;
    std::optional<Notation> notation; ///< of the tree
    std::optional<Question> question;
    /// A right algorithm or a misconception; none for what the question is about by itself.
    std::optional<std::variant<Algorithm, Misconception>> procedure;
    /// Of two rules: the other procedure, with its own options.
    std::optional<Procedure> other;
    /// The id of a profile that comes with the program, or a file.
    std::string profile = "prunus";
    /// Of questions whose answer is built, as typed.
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
    /// A file, or - for standard input.
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
    std::string file; ///< of a page, a ready set of questions, too
    std::string page;
};

/// Sheets of a lesson's questions, and their keys.
struct ExamRequest {
    std::string lesson;
    std::uint32_t copies = 1;
    std::uint64_t seed = 1;
    RenderPaper paper = RenderPaper::a4;
    bool tikz = false;
    std::string folder;
};

/// A lesson's questions for a learning platform.
struct ExportRequest {
    std::string lesson;
    std::uint32_t copies = 1;
    std::uint64_t seed = 1;
    std::string output;
};

/// The manual as a PDF.
struct ManualRequest {
    RenderPaper paper = RenderPaper::a4;
    std::string file;
};

using Request = std::variant<WindowRequest, TextRequest, CompareRequest, TraceRequest,
                             RenderRequest, GenerateRequest, ConvertRequest, GrowthRequest,
                             AnswerRequest, CheckRequest, FindRequest, LessonRequest, GradeRequest,
                             ExamRequest, ExportRequest, ManualRequest>;

} // namespace prunus
