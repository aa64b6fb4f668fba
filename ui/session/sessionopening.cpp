// What a session opens: files, texts, drafts that were mended, trees that were made here.

#include "ui/session/editing.h"
#include "ui/session/opening.h"
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
    Order order;
    order.path = path;
    order.notation = as;
    order.options = forAnotherTree(chosenOptions());
    start(order, QFileInfo(path).isFile() && QFileInfo(path).size() <= shortText);
}

void Session::takeDraft(const QString& text, std::optional<Notation> as) {
    if (draft_ && !draft_->path.isEmpty() && draft_->text == text) {
        openFile(draft_->path, as);
        return;
    }
    Order order;
    order.notation = as;
    order.draft = draft_.value_or(Draft{});
    order.draft->text = text;
    order.options = forAnotherTree(chosenOptions());
    start(order, text.size() <= shortText);
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
    Order order;
    order.text = text;
    order.title = title;
    order.options = forAnotherTree(chosenOptions());
    if (rules) {
        order.usersRules = Rules{order.options.fail, order.options.cut};
        order.options.fail = rules->fail;
        order.options.cut = rules->cut;
    }
    start(order, text.size() <= shortText);
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
    Order order;
    order.unsaved = unsaved;
    order.options = unsaved.search.value_or(forAnotherTree(chosenOptions()));
    start(order, isSmall(*unsaved.tree));
}

void Session::showUnsearched(const std::shared_ptr<const GameTree>& tree,
                             const SearchOptions& options, NodeId select, const NodeMap* edited) {
    cancel();
    Landing landing;
    landing.options = options;
    landing.document = std::make_shared<const Document>(tree, QString());
    landing.trace = SearchTrace::unsearched(*tree, options);
    path_.clear();
    take(landing, select, edited);
}

void Session::unfoldGame(const GameToUnfold& game) {
    Order order;
    order.game = game;
    order.options = game.search.value_or(forAnotherTree(chosenOptions()));
    start(order, false);
}

} // namespace prunus
