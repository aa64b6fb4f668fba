#include "ui/controls/leavesdialog.h"

#include "core/notation/depthfirst.h"
#include "core/notation/number.h"
#include "ui/session/editing.h"
#include "ui/widgets/card.h"
#include "ui/words/editwords.h"
#include "ui/words/typednode.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace prunus {
namespace {

QString leavesOf(const GameTree& tree) {
    QStringList numbers;
    visitDepthFirst(
        tree,
        [&](NodeId n, bool) {
            if (tree.isLeaf(n)) {
                numbers << QString::fromStdString(
                    formatNumber(tree.staticValue(n))); // as they are read
            }
        },
        [](NodeId) {});
    return numbers.join(u' ');
}

} // namespace

LeavesDialog::LeavesDialog(Session& session, QWidget* parent)
    : QDialog(parent), session_(session), numbers_(new QPlainTextEdit(this)),
      count_(makeLabel("leavesCount", this)) {
    setObjectName(QStringLiteral("leavesDialog"));
    setWindowTitle(tr("Leaves from a list of numbers"));
    numbers_->setObjectName(QStringLiteral("leavesNumbers"));
    numbers_->setAccessibleName(tr("Values of the leaves, from left to right"));
    numbers_->setTabChangesFocus(true);
    if (!session.hidesUnreadLeaves()) {
        numbers_->setPlainText(leavesOf(session.document()->tree));
    }
    numbers_->selectAll();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    apply_ = buttons->addButton(tr("Set the leaves"), QDialogButtonBox::AcceptRole);
    apply_->setObjectName(QStringLiteral("leavesApply"));
    apply_->setDefault(true);
    auto* hint = new QLabel(tr("Type or paste the values from left to right, apart by spaces, "
                               "commas, semicolons or lines."),
                            this);
    hint->setWordWrap(true);
    count_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(hint);
    column->addWidget(numbers_, 1);
    column->addWidget(count_);
    column->addWidget(buttons);
    resize(460, 260);
    connect(buttons, &QDialogButtonBox::accepted, this, &LeavesDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(numbers_, &QPlainTextEdit::textChanged, this, &LeavesDialog::check);
    // Another tree has other leaves.
    connect(&session, &Session::documentChanged, this,
            [this] { session_.editing().possible() ? check() : reject(); });
    check();
}

void LeavesDialog::check() {
    const auto numbers = TypedNodeReading::numbers(numbers_->toPlainText());
    const std::uint32_t wanted = session_.document()->tree.leafCount();
    count_->setText(numbers ? tr("Leaves of the tree: %1. Numbers given: %2.")
                                  .arg(shownCount(wanted), shownCount(numbers->size()))
                            : numbers.error());
    apply_->setEnabled(numbers && numbers->size() == wanted);
}

void LeavesDialog::accept() {
    const auto numbers = TypedNodeReading::numbers(numbers_->toPlainText());
    if (!numbers || !session_.editing().possible()) {
        return;
    }
    if (const auto error = session_.editing().perform(SetLeaves{*numbers})) {
        count_->setText(EditWords::why(*error));
        return;
    }
    QDialog::accept();
}

} // namespace prunus

#include "moc_leavesdialog.cpp"
