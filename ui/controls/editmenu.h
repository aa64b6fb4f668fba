#pragma once

#include "core/edit/edit.h"
#include "ui/controls/treeclipboard.h"
#include "ui/session/session.h"

#include <QMenu>
#include <functional>

namespace prunus {

class TreeCanvas;

/// The Edit menu: undo and redo, and everything that can be done to the tree and to the node that
/// is selected. Which commands are enabled follows from the session alone, and the tooltip of a
/// disabled command says why it is disabled.
class EditMenu : public QMenu {
    Q_OBJECT

  public:
    EditMenu(Session& session, TreeCanvas& canvas, QWidget* parent = nullptr);

  signals:
    /// Requests to undo the typing of a text that is no tree yet.
    void undoTypingAsked();

  private:
    /// What a command needs before it can be chosen.
    enum class Needs : std::uint8_t {
        nothing,
        copy,
        tree,
        node,
        nodeBelowRoot,
        notFirst, ///< a node that is not the first of its siblings
        notLast,
        family,
        leafValue,
    };

    void addUndo();
    void addClipboard();
    void addNodeCommands();
    void addOrders(const char* name, const QString& title, bool below);
    void addPlaces();
    void addValueSteps();
    void addTreeCommands();
    /// Adds a command to the menu `in`, or to this menu if that is null.
    QAction* add(const char* name, const QString& text, Needs needs, const QString& explanation,
                 std::function<void()> command, QMenu* in = nullptr);
    void connectCommand(QAction& action, Needs needs, std::function<void()> command);
    bool perform(const Edit& edit);
    void copy();
    void paste();
    /// What is pasted, and where: a part of a tree is put under the selected node, while a text
    /// from elsewhere may be a tree of its own.
    struct Copied {
        QString text; ///< other notations may read it differently
        bool isPart;
        NodeId under;
    };
    void pasteTree(const tl::expected<TreeClipboard::Pasted, TreeClipboard::Fault>& read,
                   const Copied& copied);
    void putTree(const TreeClipboard::Pasted& pasted, const Copied& copied);
    void flipRoot();
    [[nodiscard]] Player rootPlayer() const;
    void insertChild();
    void insertSibling();
    void editInPlace(bool move);
    void derive();
    void deriveUndo();
    [[nodiscard]] QString tooLarge() const;
    [[nodiscard]] QString obstacle(Needs needs) const;

    struct Command {
        QAction* action;
        Needs needs;
        QString explanation;
    };

    Session& session_;
    TreeCanvas& canvas_;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    QAction* flip_ = nullptr;
    QAction* whyNot_ = nullptr; ///< the first line, while the tree is too large to be edited
    std::vector<Command> commands_;
};

} // namespace prunus
