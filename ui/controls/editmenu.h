#pragma once

#include "core/edit/edit.h"
#include "ui/controls/treeclipboard.h"
#include "ui/session/session.h"

#include <QMenu>
#include <functional>

namespace prunus {

class TreeCanvas;

/// The Edit menu: undo and redo, and everything that can be done to the tree and to the node that
/// is selected. What is enabled follows from the session alone, and a tooltip says why what is not
/// is not.
class EditMenu : public QMenu {
    Q_OBJECT

  public:
    EditMenu(Session& session, TreeCanvas& canvas, QWidget* parent = nullptr);

  signals:
    /// Typing that is no tree yet is to be taken back.
    void undoTypingAsked();

  private:
    /// What a command needs before it can be chosen.
    enum class Needs : std::uint8_t {
        nothing,
        copy,
        tree,
        node,
        nodeBelowRoot,
        notFirst, ///< among its siblings
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
    /// In this menu, unless in one of those in it.
    QAction* add(const char* name, const QString& text, Needs needs, const QString& explanation,
                 std::function<void()> command, QMenu* in = nullptr);
    void connectCommand(QAction& action, Needs needs, std::function<void()> command);
    bool perform(const Edit& edit);
    void copy();
    void paste();
    /// A part of a tree is put under the selected node; a text from elsewhere may be a tree of its
    /// own.
    struct Copied {
        QString text; ///< of which there may be other readings
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
