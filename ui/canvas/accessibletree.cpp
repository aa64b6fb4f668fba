#include "ui/canvas/accessibletree.h"

#include "ui/canvas/accessiblenode.h"
#include "ui/canvas/treecanvas.h"

#include <QEvent>
#include <QLineEdit>
#include <utility>

namespace prunus {
namespace {

/// While changes come quicker than this, they are told of once they pause.
constexpr int pauseMilliseconds = 200;
/// Beyond these, nodes are made anew on demand instead of being told of one by one.
constexpr std::size_t mostTold = 1000;

QAccessibleInterface* interfaceFor(const QString& className, QObject* object) {
    auto* const canvas = qobject_cast<TreeCanvas*>(object);
    return canvas != nullptr && className == QLatin1String("prunus::TreeCanvas")
               ? new AccessibleTree(*canvas)
               : nullptr;
}

void tell(QAccessibleInterface* of, QAccessible::Event what) {
    if (of != nullptr) {
        QAccessibleEvent event(of, what);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace

/// Hears when the canvas gets the keyboard, and when it has something else to show.
class AccessibleTree::Ear : public QObject {
  public:
    explicit Ear(AccessibleTree& tree) : tree_(tree) {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FocusIn) {
            // Qt itself tells of the canvas as a whole after this event; the node comes after that.
            QTimer::singleShot(0, this, [this] { tree_.tellFocus(); });
        } else if (event->type() == QEvent::Paint) {
            tree_.changes_.start();
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    AccessibleTree& tree_;
};

void makeCanvasesAccessible() {
    [[maybe_unused]] static const bool installed =
        (QAccessible::installFactory(interfaceFor), true);
}

AccessibleTree::AccessibleTree(TreeCanvas& canvas)
    : QAccessibleWidget(&canvas, QAccessible::Tree), session_(&canvas.session()),
      changes_(*new QTimer(&canvas)), ear_(std::make_unique<Ear>(*this)) {
    canvas.installEventFilter(ear_.get());
    changes_.setSingleShot(true);
    changes_.setInterval(pauseMilliseconds);
    listen(canvas.session());
}

AccessibleTree::~AccessibleTree() {
    forget();
}

void AccessibleTree::listen(Session& session) {
    Ear* const ear = ear_.get();
    QObject::connect(&changes_, &QTimer::timeout, ear, [this] { tellChanges(); });
    QObject::connect(&session, &Session::documentChanged, ear, [this] {
        forget();
        tellReplaced();
    });
    QObject::connect(&session, &Session::selectionChanged, ear, [this] { tellSelection(); });
}

TreeCanvas& AccessibleTree::canvas() const {
    return *static_cast<TreeCanvas*>(widget());
}

Session* AccessibleTree::session() const {
    return session_ && session_->hasSearch() ? session_.data() : nullptr;
}

QAccessibleInterface* AccessibleTree::node(NodeId n) const {
    if (n == noNode || session() == nullptr) {
        return nullptr;
    }
    Made& made = made_[n];
    if (made.id == 0) {
        made.id = QAccessible::registerAccessibleInterface(new AccessibleNode(*this, n));
    }
    return QAccessible::accessibleInterface(made.id);
}

QList<QLineEdit*> AccessibleTree::fields() const {
    QList<QLineEdit*> shown;
    for (auto* each : canvas().findChildren<QLineEdit*>(Qt::FindDirectChildrenOnly)) {
        if (each->isVisible()) {
            shown << each;
        }
    }
    return shown;
}

int AccessibleTree::childCount() const {
    return session() == nullptr ? 0 : 1 + int(fields().size());
}

QAccessibleInterface* AccessibleTree::child(int index) const {
    return index == 0 ? node(GameTree::root())
                      : QAccessible::queryAccessibleInterface(fields().value(index - 1));
}

int AccessibleTree::indexOfChild(const QAccessibleInterface* child) const {
    const auto* const node = dynamic_cast<const AccessibleNode*>(child);
    if (node != nullptr) {
        return node->node() == GameTree::root() ? 0 : -1;
    }
    const auto at = fields().indexOf(qobject_cast<QLineEdit*>(child->object()));
    return at < 0 ? -1 : 1 + int(at);
}

QAccessibleInterface* AccessibleTree::childAt(int x, int y) const {
    if (session() == nullptr) {
        return nullptr;
    }
    const QPoint place = canvas().mapFromGlobal(QPoint(x, y));
    auto* const field = qobject_cast<QLineEdit*>(canvas().childAt(place));
    return field != nullptr ? QAccessible::queryAccessibleInterface(field)
                            : node(canvas().nodeAt(place));
}

QAccessibleInterface* AccessibleTree::focusChild() const {
    QAccessibleInterface* const selected =
        session() != nullptr && canvas().hasFocus() ? node(session()->selection()) : nullptr;
    return selected != nullptr ? selected : QAccessibleWidget::focusChild();
}

void AccessibleTree::forget() {
    for (const auto& [n, made] : std::exchange(made_, {})) {
        QAccessible::deleteAccessibleInterface(made.id);
    }
}

void AccessibleTree::tellReplaced() {
    tell(this, QAccessible::ObjectReorder);
    tellFocus();
}

void AccessibleTree::tellSelection() {
    if (session() != nullptr) {
        tell(node(session()->selection()), QAccessible::Selection);
        tellFocus();
    }
}

void AccessibleTree::tellFocus() {
    if (session_ && canvas().hasFocus()) {
        tell(focusChild(), QAccessible::Focus);
    }
}

/// Readers keep the names they were given, so they must hear of new ones.
void AccessibleTree::tellChanges() {
    if (made_.size() > mostTold) {
        forget();
        tellReplaced();
        return;
    }
    for (auto& [n, made] : made_) {
        QAccessibleInterface* const node = QAccessible::accessibleInterface(made.id);
        const QString name = node->text(QAccessible::Name);
        const QString description = node->text(QAccessible::Description);
        if (name != std::exchange(made.name, name)) {
            tell(node, QAccessible::NameChanged);
        }
        if (description != std::exchange(made.description, description)) {
            tell(node, QAccessible::DescriptionChanged);
        }
    }
}

} // namespace prunus
