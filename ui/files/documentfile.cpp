#include "ui/files/documentfile.h"

#include "ui/base/job.h"
#include "ui/base/wholefile.h"
#include "ui/session/editing.h"

#include <QFileInfo>
#include <functional>

namespace prunus {
namespace {

void write(std::ostream& out, const GameTree& tree, const std::string& text, TreeFormat format) {
    if (format != TreeFormat::text || text.empty()) {
        writeTree(out, tree, format);
        return;
    }
    out << text;
    if (text.back() != '\n') {
        out << '\n';
    }
}

std::optional<TreeFormat> formatOf(const QString& path) {
    return formatOfFile(path.toStdString());
}

QString writeFile(const QString& path, const std::function<void(std::ostream&)>& write) {
    const QString error = writeWhole(path, write);
    if (error.isEmpty()) {
        return {};
    }
    return DocumentFile::tr("%1 cannot be saved: %2. The tree is still here and the file as it "
                            "was; save it in another place.")
        .arg(QFileInfo(path).fileName(), error);
}

} // namespace

QString writeTreeFile(const GameTree& tree, const std::string& text, const QString& path,
                      TreeFormat format) {
    return writeFile(path, [&](std::ostream& out) { write(out, tree, text, format); });
}

DocumentFile::DocumentFile(Session& session, QObject* parent) : QObject(parent), session_(session) {
    connect(&session, &Session::documentChanged, this, &DocumentFile::follow);
    connect(&session, &Session::pathChanged, this, &DocumentFile::changed);
    connect(&session.editing(), &Editing::changed, this, &DocumentFile::changed);
}

void DocumentFile::follow(const NodeMap* edited) {
    if (edited == nullptr) {
        ++opened_;
        known_ = session_.document()->stamp;
        gone_ = false;
        foreign_ = session_.document()->isForeign && !session_.path().isEmpty();
    }
    emit changed();
}

bool DocumentFile::modified() const {
    return gone_ || session_.editing().modified();
}

bool DocumentFile::treeModified() const {
    return gone_ || session_.editing().treeModified();
}

DocumentFile::OnDisk DocumentFile::look() {
    const QString& path = session_.path();
    if (path.isEmpty() || !known_) {
        return OnDisk::asKnown;
    }
    const bool gone = !QFileInfo::exists(path);
    setGone(gone);
    if (gone) {
        return OnDisk::gone;
    }
    const auto now = FileStamp::of(path);
    return !now || *now == *known_ ? OnDisk::asKnown : OnDisk::changed;
}

void DocumentFile::setGone(bool gone) {
    if (gone_ != gone) {
        gone_ = gone;
        emit changed();
    }
}

void DocumentFile::keepMine() {
    known_ = FileStamp::of(session_.path());
    session_.editing().markUnsaved();
}

std::optional<QString> DocumentFile::draft() const {
    return session_.draft() && !session_.draft()->path.isEmpty()
               ? session_.editing().unfinished(Editing::Typing::text)
               : std::nullopt;
}

bool DocumentFile::draftIsAsKnown() const {
    const Draft& draft = session_.draft().value();
    const auto now = FileStamp::of(draft.path);
    return !now || !draft.stamp || *now == *draft.stamp;
}

void DocumentFile::saveDraft(const std::function<void()>& then) {
    const QString typed = draft().value();
    const QString path = session_.draft()->path;
    QString text = typed;
    if (session_.draft()->text.contains(QStringLiteral("\r\n"))) {
        text.replace(u'\n', QStringLiteral("\r\n"));
    }
    write(
        path,
        [path, bytes = text.toStdString()] {
            return writeFile(path, [&](std::ostream& out) { out << bytes; });
        },
        [this, typed, path, text, then](const std::optional<FileStamp>& stamp) {
            if (!session_.draft() || session_.draft()->path != path) {
                return; // another text is open
            }
            if (draft() != typed) {
                saveDraft(then); // with what was typed meanwhile
                return;
            }
            session_.draftSaved(text, stamp);
            then();
        });
}

std::optional<TreeFormat> DocumentFile::format() const {
    return session_.path().isEmpty() || foreign_ ? std::nullopt : formatOf(session_.path());
}

std::vector<Message> DocumentFile::lostIn(TreeFormat format) const {
    return prunus::lostIn(format, session_.document()->tree);
}

std::string DocumentFile::textAtHand() const {
    const Editing& editing = session_.editing();
    return editing.possible() ? editing.history().text().value_or(std::string())
                              : session_.document()->text;
}

void DocumentFile::saveTo(const QString& path) {
    if (isSaving()) {
        afterSaving([this, path] { saveTo(path); });
        return;
    }
    const TreeFormat format = formatOf(path).value_or(TreeFormat::json);
    const auto document = session_.document();
    session_.editing().beginSaving();
    write(
        path,
        [document, text = textAtHand(), path, format] {
            return writeTreeFile(document->tree, text, path, format);
        },
        [this, path, format, opened = opened_](const std::optional<FileStamp>& stamp) {
            if (opened == opened_ && format != TreeFormat::dot) {
                known_ = stamp;
                gone_ = false;
                foreign_ = false;
                session_.setPath(path);
                session_.editing().markSaved();
            }
            emit saved(path);
        });
}

void DocumentFile::write(const QString& path, const std::function<QString()>& work,
                         const std::function<void(const std::optional<FileStamp>&)>& land) {
    struct Outcome {
        QString error;
        std::optional<FileStamp> stamp = {};
    };
    const auto writeAndLook = [path, work] {
        const QString error = work();
        return error.isEmpty() ? Outcome{error, FileStamp::of(path)} : Outcome{error};
    };
    saving_ = true;
    beside(this, writeAndLook, [this, land](const Brought<Outcome>& brought) {
        saving_ = false;
        const Outcome outcome =
            brought.value_or(Outcome{tr("There is not enough memory to save this tree.")});
        if (outcome.error.isEmpty()) {
            land(outcome.stamp);
        } else {
            emit failed(outcome.error);
        }
        for (const auto& each : std::exchange(waiting_, {})) {
            afterSaving(each);
        }
    });
}

void DocumentFile::afterSaving(const std::function<void()>& then) {
    if (isSaving()) {
        waiting_.push_back(then);
    } else {
        then();
    }
}

} // namespace prunus

#include "moc_documentfile.cpp"
