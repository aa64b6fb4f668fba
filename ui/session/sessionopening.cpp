// What a session opens: files, texts, drafts that were mended, trees that were made here.

#include "ui/session/editing.h"
#include "ui/session/loading.h"
#include "ui/session/session.h"

#include <QFileInfo>
#include <utility>

namespace prunus {
namespace {

/// What was chosen, but for what is about the tree at hand alone.
SearchOptions forAnotherTree(SearchOptions options) {
    options.depth.reset();
    options.root.reset();
    return options;
}

} // namespace

void Session::openFile(const QString& path, std::optional<Notation> as) {
    LoadRequest request;
    request.path = path;
    request.notation = as;
    request.options = forAnotherTree(chosenOptions());
    start(request, QFileInfo(path).isFile() && QFileInfo(path).size() <= shortText);
}

void Session::takeDraft(const QString& text, std::optional<Notation> as) {
    if (draft_ && !draft_->path.isEmpty() && draft_->text == text) {
        openFile(draft_->path, as);
        return;
    }
    LoadRequest request;
    request.notation = as;
    request.draft = draft_.value_or(Draft{});
    request.draft->text = text;
    request.options = forAnotherTree(chosenOptions());
    start(request, text.size() <= shortText);
}

void Session::draftSaved(const QString& text, const std::optional<FileStamp>& stamp) {
    if (draft_) {
        showDraft(Draft{draft_->path, text, stamp});
    }
}

void Session::dropDraft() {
    if (draft_) {
        showDraft(std::nullopt);
    }
}

/// What is typed in the place of one text is not typed in the place of another.
void Session::showDraft(std::optional<Draft> draft, const std::optional<QString>& typed) {
    draft_ = std::move(draft);
    editing_->setUnfinished(Editing::Typing::text, typed);
    emit draftChanged();
}

void Session::openText(const QString& text, const QString& title, std::optional<Rules> rules) {
    LoadRequest request;
    request.text = text;
    request.title = title;
    request.options = forAnotherTree(chosenOptions());
    if (rules) {
        request.usersRules = Rules{request.options.fail, request.options.cut};
        request.options.fail = rules->fail;
        request.options.cut = rules->cut;
    }
    start(request, text.size() <= shortText);
}

SearchOptions Session::chosenOptions() const {
    SearchOptions chosen = wantedOptions();
    const bool others = Rules{chosen.fail, chosen.cut} != Rules{options().fail, options().cut};
    if (usersRules() && !others) {
        chosen.fail = usersRules()->fail;
        chosen.cut = usersRules()->cut;
    }
    chosen.slip.reset(); // it is about the tree at hand
    return chosen;
}

void Session::openUnsaved(const UnsavedTree& unsaved) {
    if (!unsaved.tree) {
        showDraft(unsaved.draft.value_or(Draft{}), unsaved.unfinished);
        return;
    }
    LoadRequest request;
    request.unsaved = unsaved;
    request.options = unsaved.search.value_or(forAnotherTree(chosenOptions()));
    start(request, isSmall(*unsaved.tree));
}

void Session::showUnsearched(const std::shared_ptr<const GameTree>& tree,
                             const SearchOptions& options, NodeId select, const NodeMap* edited) {
    cancel();
    LoadResult result;
    result.options = options;
    result.document = std::make_shared<const Document>(tree, QString());
    result.trace = SearchTrace::unsearched(*tree, options);
    path_.clear();
    take(result, select, edited);
}

void Session::unfoldGame(const GameToUnfold& game) {
    LoadRequest request;
    request.game = game;
    request.options = game.search.value_or(forAnotherTree(chosenOptions()));
    start(request, false);
}

} // namespace prunus
