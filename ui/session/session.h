#pragma once

#include "core/analysis/viewpoint.h"
#include "core/base/progress.h"
#include "core/edit/nodemap.h"
#include "core/search/options.h"
#include "core/search/rules.h"
#include "core/trace/moment.h"
#include "ui/document/document.h"
#include "ui/session/panes.h"
#include "ui/session/pasteoffer.h"
#include "ui/session/readingoffer.h"

#include <QObject>
#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// How far the work is that runs in the background.
struct WorkReport {
    Stage stage = Stage::loading;
    /// The share of the stage that is done, from 0 to 1; none if it is not known.
    std::optional<double> share;
    /// How many nodes the search has visited so far, once it has begun.
    std::uint64_t nodesVisited = 0;
    /// The name of what is being opened; empty if the document at hand is searched anew.
    QString opened;
};

/// Returns how far the work is that reports to this progress.
[[nodiscard]] WorkReport reportOf(const Progress& progress);

class TreeBoards;
class Editing;
struct GameToUnfold;
struct LoadResult;
struct LoadRequest;
struct UnsavedTree;

/// The one place that holds what can change: document, options, trace, step, selection. Commands
/// come down as calls, changes go up as signals; panels know the session and not each other. Long
/// work (reading, laying out, searching) runs in the background and lands here as one result; short
/// work is done at once.
class Session : public QObject {
    Q_OBJECT

  public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    /// Null until the first document has landed; then document() and trace() are both there, and
    /// belong together.
    [[nodiscard]] std::shared_ptr<const Document> document() const { return document_; }
    [[nodiscard]] std::shared_ptr<const SearchTrace> trace() const { return pane().trace; }
    /// The edits of the tree, with undo and redo.
    [[nodiscard]] Editing& editing() const { return *editing_; }
    /// The searches of the tree, of which the picked one is the session's, and where they are.
    [[nodiscard]] Panes& panes() const { return *panes_; }
    /// What the document is called: by its title, or else its file, or what it came from. Empty
    /// without a document.
    [[nodiscard]] QString title() const;
    /// The file that the document is in; empty if it is in none.
    [[nodiscard]] const QString& path() const { return path_; }
    /// A file that was opened and is no tree yet, to be mended in the text pane. Until it is a
    /// tree, the document stays the one before, if there was one.
    [[nodiscard]] const std::optional<Draft>& draft() const { return draft_; }
    /// Minimax's counts on the same tree to the same depth, for comparison.
    [[nodiscard]] const Counts& minimaxCounts() const { return pane().minimaxCounts; }
    [[nodiscard]] const SearchOptions& options() const { return pane().options; }
    /// The options without the rules that the document brought along, and without a slip: what the
    /// user has chosen, and what the next document starts with.
    [[nodiscard]] SearchOptions chosenOptions() const;
    /// Whether rules that the document brought along are in force.
    [[nodiscard]] bool hasPublishedRules() const { return usersRules().has_value(); }
    /// The rules that the user had chosen, while those of the document are in force.
    [[nodiscard]] const std::optional<Rules>& usersRules() const { return pane().usersRules; }
    [[nodiscard]] Step step() const { return pane().step; }
    [[nodiscard]] NodeId selection() const { return selection_; }
    /// Nodes to point at: the moves that prove a cutoff, or where a table's answer was found.
    [[nodiscard]] const std::vector<NodeId>& witnesses() const { return witnesses_; }
    /// The moves that prove the cutoff of the shown step, or the node from which a transposition
    /// table took the answer for another node; empty at other steps.
    [[nodiscard]] std::vector<NodeId> proof() const;
    /// Whether the nodes that are pointed at are those of proof().
    [[nodiscard]] bool showsProof() const { return !witnesses_.empty() && witnesses_ == proof(); }
    /// From whose side the numbers of an algorithm's searches are shown: as chosen for it, or else
    /// as is usual for it.
    [[nodiscard]] Side sideOf(Algorithm algorithm) const {
        const auto chosen = chosenSides_.find(algorithm);
        return chosen == chosenSides_.end() ? usualSide(algorithm) : chosen->second;
    }
    /// The side from which the numbers of the session's own search are shown.
    [[nodiscard]] Side side() const { return sideOf(options().algorithm); }
    /// The sides that were chosen, by algorithm.
    [[nodiscard]] const std::map<Algorithm, Side>& chosenSides() const { return chosenSides_; }
    /// Whether values of leaves that the search has not read stay hidden, for asking a class.
    [[nodiscard]] bool hidesUnreadLeaves() const { return hidesUnreadLeaves_; }
    /// Whether it is hidden how the search goes on: how many steps there will be, what is cut.
    [[nodiscard]] bool hidesWhatComes() const { return hidesUnreadLeaves_ || asksWhatComes_; }
    /// Whether what comes is hidden because the user is asked about it.
    [[nodiscard]] bool asksWhatComes() const { return asksWhatComes_; }
    /// Whether the author's notes are shown: they are wanted, and would not give away what is
    /// hidden.
    [[nodiscard]] bool showsNotes() const { return wantsNotes_ && !hidesWhatComes(); }
    /// Whether the user wants to see the author's notes.
    [[nodiscard]] bool wantsNotes() const { return wantsNotes_; }
    /// The boards of the document's nodes; null if it is no game's tree.
    [[nodiscard]] TreeBoards* boards() const { return boards_.get(); }
    /// Whether drawings show the boards.
    [[nodiscard]] bool showsBoards() const { return showsBoards_; }
    /// Whether work runs in the background.
    [[nodiscard]] bool busy() const;
    /// Whether the work in the background brings another document.
    [[nodiscard]] bool opening() const;
    /// How far that work is. Only while busy().
    [[nodiscard]] WorkReport work() const;
    /// The options of the search that runs on the document at hand, or else options(). The next
    /// choice starts from these, so that of quick changes none is lost.
    [[nodiscard]] const SearchOptions& wantedOptions() const;
    /// What the search knew at the current step. Only while hasSearch().
    [[nodiscard]] Moment moment() const { return panes_->moment(panes_->picked()); }
    [[nodiscard]] bool hasSearch() const { return pane().trace != nullptr; }

  public slots:
    /// Opens a file, or reports failed() and leaves everything as it was; a text with a mistake
    /// becomes the draft. `as` can say in which notation the file is written.
    void openFile(const QString& path, std::optional<prunus::Notation> as = {});
    /// Opens a tree given as text. Depth limit and root player belong to a tree: a new one starts
    /// without a limit and with its own root player. The other options stay, but for rules that it
    /// brings along; these hold until others are chosen or the next document is opened.
    void openText(const QString& text, const QString& title,
                  std::optional<prunus::Rules> rules = {});
    /// Opens the text to which the draft was mended, or that was typed where there was no tree. The
    /// tree belongs to the draft's file and is not saved there, unless the text is the file's own.
    /// `as` can say in which notation the text is written.
    void takeDraft(const QString& text, std::optional<prunus::Notation> as = {});
    /// Notes that the draft was saved in its file as this text.
    void draftSaved(const QString& text, const std::optional<FileStamp>& stamp);
    void dropDraft();
    /// Opens a tree that was made here, or restored; unless the program made it by itself, it
    /// counts as modified until it is saved. Text that was restored without a tree becomes the
    /// draft, and the document at hand stays.
    void openUnsaved(const prunus::UnsavedTree& unsaved);
    /// Unfolds a game in the background, and opens its tree as one that was made here; a tree that
    /// the limit of nodes cut short says so in its notices.
    void unfoldGame(const prunus::GameToUnfold& game);
    /// Shows a tree as it is given, without a search of it, for asking what a search would do. The
    /// tree is the program's own, and no unsaved work. With the map `edited` the view stays where
    /// it was on the tree before.
    void showUnsearched(const std::shared_ptr<const prunus::GameTree>& tree,
                        const prunus::SearchOptions& options,
                        prunus::NodeId select = prunus::noNode,
                        const prunus::NodeMap* edited = nullptr);
    /// Shows a tree that the document at hand was edited to, at the same place in the search; `map`
    /// says where its nodes went. A search that takes long follows later, and alpha-beta's is shown
    /// meanwhile. A depth limit under which the tree cannot be searched is lifted, which failed()
    /// reports. Returns false if there is no memory for the tree: then failed() says so, and
    /// everything stays as it was. Editing calls this.
    bool showEdited(const std::shared_ptr<const prunus::GameTree>& tree, const prunus::NodeMap& map,
                    prunus::NodeId select);
    /// Sets the file that the document at hand is in from now on.
    void setPath(const QString& path);
    /// Searches anew, or reports failed() and leaves everything as it was. The step stays with the
    /// same event of the same node where the new search has it. Of two changes the last one wins.
    void setOptions(const prunus::SearchOptions& options);
    void setStep(prunus::Step step);
    /// noNode selects nothing, and ends the pointing at witnesses too.
    void select(prunus::NodeId node);
    /// Points at these nodes until the next step, trace or document.
    void setWitnesses(const std::vector<prunus::NodeId>& nodes);
    void toggleProof() { toggleWitnesses(proof()); }
    /// Points at these nodes, or at none if they are pointed at already.
    void toggleWitnesses(const std::vector<prunus::NodeId>& nodes);
    void chooseSide(prunus::Algorithm algorithm, prunus::Side side);
    void setHideUnreadLeaves(bool hide);
    /// Hides what comes, but not the values of leaves.
    void setAskWhatComes(bool ask);
    void setShowBoards(bool show);
    void setShowNotes(bool show);
    /// Stops the work that runs in the background; everything stays as it was.
    void cancel();

  signals:
    /// Document and trace are new. If the document was opened, the step is 0 and `edited` is null.
    /// If it was edited, undone or redone, the step is where it was, and `edited` says where the
    /// nodes went.
    void documentChanged(const prunus::NodeMap* edited);
    /// A text came in that was read as another notation, or can be read in several.
    void readingTold(const prunus::ReadingOffer& offer);
    /// A text was pasted that may be a tree of its own.
    void pasteAsked(const prunus::PasteOffer& offer);
    void pathChanged();
    /// There is a draft, or it was saved, or there is none any more.
    void draftChanged();
    /// The same document was searched anew under options().
    void traceChanged();
    /// The options that were requested are in force already.
    void optionsConfirmed();
    void stepChanged();
    void selectionChanged();
    void witnessesChanged();
    void sideChanged();
    void hideUnreadLeavesChanged();
    void showBoardsChanged();
    void showNotesChanged();
    void busyChanged();
    /// Something failed; `message` is one sentence with place and remedy, for the banner.
    void failed(const QString& message);

  private:
    struct Work;

    void start(const LoadRequest& request, bool atOnce);
    void land(LoadResult result);
    void showDraft(std::optional<Draft> draft, const std::optional<QString>& typed = {});
    [[nodiscard]] LoadResult searchEdited(const std::shared_ptr<const Document>& document,
                                          const SearchOptions& options) const;
    void take(const LoadResult& result, NodeId select, const NodeMap* edited);
    [[nodiscard]] const Pane& pane() const { return panes_->at(panes_->picked()); }

    std::unique_ptr<Work> work_;
    std::unique_ptr<Panes> panes_;
    std::shared_ptr<const Document> document_;
    std::unique_ptr<Editing> editing_;
    QString path_;
    std::optional<Draft> draft_;
    NodeId selection_ = noNode;
    std::vector<NodeId> witnesses_;
    std::map<Algorithm, Side> chosenSides_;
    bool hidesUnreadLeaves_ = false;
    bool asksWhatComes_ = false;
    std::unique_ptr<TreeBoards> boards_;
    bool showsBoards_ = true;
    bool wantsNotes_ = true;
};

} // namespace prunus
