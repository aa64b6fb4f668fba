#include "ui/files/saving.h"

#include "ui/session/editing.h"
#include "ui/widgets/savedialog.h"
#include "ui/words/messages.h"

#include <QApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <algorithm>

namespace prunus {
namespace {

std::vector<std::pair<TreeFormat, QString>> fileKinds() {
    return {{TreeFormat::json, Saving::tr("Prunus tree (*.prunus.json *.json)")},
            {TreeFormat::text, Saving::tr("Tree in brackets (*.txt *.tree)")},
            {TreeFormat::efg, Saving::tr("Gambit game (*.efg)")},
            {TreeFormat::dot, Saving::tr("Picture for Graphviz, to export (*.dot)")}};
}

/// Without the ending of another program's file: ours, in two parts, makes another file of it.
QString nameBeside(const QString& path) {
    const QFileInfo file(path);
    return path.chopped(file.fileName().size()) + file.completeBaseName();
}

} // namespace

QWidget* asker(QWidget& window) {
    QWidget* modal = QApplication::activeModalWidget();
    for (QObject* each = modal; each != nullptr; each = each->parent()) {
        if (each == &window) {
            return modal;
        }
    }
    return &window;
}

Saving::Saving(Session& session, QWidget* window)
    : QObject(window), save(new QAction(tr("&Save"), this)),
      saveAs(new QAction(tr("Save &as…"), this)), session_(session), window_(window),
      file_(session, this) {
    save->setObjectName(QStringLiteral("save"));
    save->setShortcut(Qt::CTRL | Qt::Key_S);
    saveAs->setObjectName(QStringLiteral("saveAs"));
    saveAs->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    connect(save, &QAction::triggered, this, [this] { saveThen(nullptr); });
    connect(saveAs, &QAction::triggered, this, [this] {
        giveUp();
        if (finishTyping()) {
            askForFile();
        }
    });
    connect(&file_, &DocumentFile::changed, this, &Saving::derive);
    connect(&session, &Session::draftChanged, this, &Saving::derive);
    connect(&file_, &DocumentFile::failed, this, &Saving::giveUp);
    connect(&file_, &DocumentFile::saved, this, [this] {
        const auto goOn = std::move(goOn_);
        giveUp();
        if (goOn && !file_.treeModified()) {
            goOn();
        }
    });
    derive();
}

void Saving::derive() {
    save->setEnabled(file_.draft() ||
                     (session_.document() && (file_.modified() || !file_.format())));
    saveAs->setEnabled(session_.document() != nullptr);
}

/// What is typed over a node belongs to the tree, or the field says why not. Text that is no tree
/// yet stays what it is, beside the tree that is saved.
bool Saving::finishTyping() {
    session_.editing().finish();
    return !session_.editing().unfinished(Editing::Typing::node);
}

void Saving::saveThen(std::function<void()> goOn) {
    if (!finishTyping()) {
        return;
    }
    if (!file_.draft()) {
        saveTreeThen(std::move(goOn));
    } else if (file_.draftIsAsKnown()) {
        saveDraftThen(goOn);
    } else {
        askAboutChange(session_.draft()->path, [this, goOn] { saveDraftThen(goOn); });
    }
}

void Saving::saveDraftThen(const std::function<void()>& goOn) {
    file_.saveDraft([this, goOn] {
        if (goOn && file_.treeModified()) {
            saveTreeThen(goOn);
        } else if (goOn) {
            goOn();
        }
    });
}

void Saving::saveTreeThen(std::function<void()> goOn) {
    goOn_ = std::move(goOn);
    if (file_.format() && *file_.format() != TreeFormat::dot) {
        take(session_.path());
    } else {
        askForFile();
    }
}

QString Saving::suggestedName() const {
    if (!session_.path().isEmpty()) {
        // Without the ending: the dialog adds the chosen format's where there is none.
        return file_.isForeign() ? nameBeside(session_.path()) : withoutEnding(session_.path());
    }
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return withoutEnding(session_.title()).toLower().replace(others, QStringLiteral("-"));
}

void Saving::askForFile(std::optional<TreeFormat> format) {
    QStringList kinds;
    QString chosen;
    for (const auto& [each, kind] : fileKinds()) {
        kinds << kind;
        chosen = (format ? format : file_.format()) == each ? kind : chosen;
    }
    auto* dialog = makeSaveDialog(
        asker(*window_),
        {.name = "saveDialog",
         .title = file_.isForeign() ? tr("Save the tree beside %1, which is another program’s")
                                          .arg(QFileInfo(session_.path()).fileName())
                                    : tr("Save the tree"),
         .kinds = kinds,
         .kind = chosen,
         .file = suggestedName()});
    connect(dialog, &QFileDialog::fileSelected, this, &Saving::take);
    connect(dialog, &QDialog::rejected, this, &Saving::giveUp);
    dialog->open();
}

bool Saving::isAgreed(const QString& path, const std::vector<Message>& lost) const {
    return path == agreedPath_ && std::ranges::all_of(lost, [this](const Message& each) {
               return std::ranges::any_of(
                   agreed_, [&](const Message& other) { return other.code == each.code; });
           });
}

/// What another program wrote in the meantime is not overwritten without a word.
void Saving::take(const QString& path) {
    const bool own = QFileInfo(path) == QFileInfo(session_.path());
    if (own && file_.look() == DocumentFile::OnDisk::changed) {
        askAboutChange(
            path, [this, path] { takeAnyway(path); }, [this] { askForFile(); });
    } else {
        takeAnyway(path);
    }
}

/// Without `elsewhere` there is no other file to save in.
void Saving::askAboutChange(const QString& path, const std::function<void()>& replace,
                            const std::function<void()>& elsewhere) {
    auto* question =
        new QMessageBox(QMessageBox::NoIcon, tr("Save the tree"),
                        tr("%1 was changed by another program.").arg(QFileInfo(path).fileName()),
                        QMessageBox::Cancel, asker(*window_));
    question->setObjectName(QStringLiteral("changedQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("Saving replaces what the other program has written."));
    const QPushButton* over = question->addButton(tr("&Replace it"), QMessageBox::DestructiveRole);
    QPushButton* other =
        elsewhere ? question->addButton(tr("Save &as…"), QMessageBox::AcceptRole) : nullptr;
    question->setDefaultButton(
        other != nullptr ? other
                         : qobject_cast<QPushButton*>(question->button(QMessageBox::Cancel)));
    connect(question, &QMessageBox::buttonClicked, this,
            [this, question, over, other, replace, elsewhere](QAbstractButton* button) {
                question->close();
                if (button == over) {
                    replace();
                } else if (other != nullptr && button == other) {
                    elsewhere();
                } else {
                    giveUp();
                }
            });
    question->open();
}

void Saving::takeAnyway(const QString& path) {
    const TreeFormat format = formatOfFile(path.toStdString()).value_or(TreeFormat::json);
    const std::vector<Message> lost = file_.lostIn(format);
    if (lost.empty() || isAgreed(path, lost)) {
        file_.saveTo(path);
    } else {
        askAboutLoss(path, lost);
    }
}

void Saving::askAboutLoss(const QString& path, const std::vector<Message>& lost) {
    const QString name = QFileInfo(path).fileName();
    auto* question = new QMessageBox(QMessageBox::NoIcon, tr("Save the tree"),
                                     tr("%1 cannot hold all of this tree.").arg(name),
                                     QMessageBox::Cancel, asker(*window_));
    question->setObjectName(QStringLiteral("lossQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    QStringList lines;
    for (const Message& each : lost) {
        lines << QStringLiteral("•  ") + shownMessage(each);
    }
    question->setInformativeText(
        tr("Left out:\n%1\n\nA JSON file holds everything.").arg(lines.join(u'\n')));
    QPushButton* json = question->addButton(tr("Save as &JSON…"), QMessageBox::AcceptRole);
    QPushButton* anyway = question->addButton(tr("&Leave it out"), QMessageBox::DestructiveRole);
    question->setDefaultButton(json);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, question, json, anyway, path, lost](QAbstractButton* button) {
                question->close();
                if (button == anyway) {
                    agreedPath_ = path;
                    agreed_ = lost;
                    file_.saveTo(path);
                } else if (button == json) {
                    askForFile(TreeFormat::json);
                } else {
                    giveUp();
                }
            });
    question->open();
}

} // namespace prunus

#include "moc_saving.cpp"
