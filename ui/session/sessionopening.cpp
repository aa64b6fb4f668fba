// What a session opens: files, texts, drafts that were mended, trees that were made here.

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

void Session::takeDraft(const QString& text) {
    Order order;
    order.draft = draft_.value_or(Draft{});
    order.draft->text = text;
    order.options = forAnotherTree(chosenOptions());
    start(order, text.size() <= shortText);
}

void Session::draftSaved(const QString& text) {
    if (draft_) {
        draft_->text = text;
        draft_->stamp = FileStamp::of(draft_->path);
        emit draftChanged();
    }
}

void Session::dropDraft() {
    if (std::exchange(draft_, std::nullopt)) {
        emit draftChanged();
    }
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
    const bool others = Rules{chosen.fail, chosen.cut} != Rules{options_.fail, options_.cut};
    if (usersRules_ && !others) {
        chosen.fail = usersRules_->fail;
        chosen.cut = usersRules_->cut;
    }
    return chosen;
}

void Session::openUnsaved(const UnsavedTree& unsaved) {
    Order order;
    order.unsaved = unsaved;
    order.options = unsaved.search.value_or(forAnotherTree(chosenOptions()));
    start(order, isQuick(*unsaved.tree, order.options));
}

void Session::unfoldGame(const GameToUnfold& game) {
    Order order;
    order.game = game;
    order.options = game.search.value_or(forAnotherTree(chosenOptions()));
    start(order, false);
}

} // namespace prunus
