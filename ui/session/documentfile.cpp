#include "ui/session/documentfile.h"

#include "ui/session/editing.h"
#include "ui/session/workpool.h"

#include <QFileInfo>
#include <QSaveFile>
#include <QtConcurrent>
#include <array>
#include <functional>
#include <streambuf>

namespace prunus {
namespace {

/// Bytes on their way to a device, which remembers what failed.
class DeviceBuffer : public std::streambuf {
  public:
    explicit DeviceBuffer(QIODevice& device) : device_(device) { restart(); }

  protected:
    int_type overflow(int_type c) override {
        if (sync() != 0) {
            return traits_type::eof();
        }
        if (!traits_type::eq_int_type(c, traits_type::eof())) {
            sputc(traits_type::to_char_type(c));
        }
        return traits_type::not_eof(c);
    }
    int sync() override {
        // A disk that fills up takes a part first, and says why only when it is asked for the rest.
        for (const char* rest = pbase(); rest < pptr();) {
            const qint64 taken = device_.write(rest, pptr() - rest);
            if (taken <= 0) {
                return -1;
            }
            rest += taken;
        }
        restart();
        return 0;
    }

  private:
    void restart() { setp(bytes_.data(), bytes_.data() + bytes_.size()); }

    QIODevice& device_;
    std::array<char, 1U << 16U> bytes_{};
};

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
    QSaveFile file(path);
    QString error;
    // Without a buffer of its own, since in Qt 6.4 the commit overlooks that it could not be
    // written.
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        DeviceBuffer buffer(file);
        std::ostream out(&buffer);
        write(out);
        out.flush();
        if (!out) {
            error = file.errorString();
            file.cancelWriting(); // half a file must not take the place of a whole one
        }
        if (file.commit()) {
            return {};
        }
    }
    if (error.isEmpty()) {
        error = file.errorString();
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

void DocumentFile::follow() {
    if (session_.continuation() == nullptr) {
        known_ = session_.document()->stamp;
        gone_ = false;
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

QString DocumentFile::name() const {
    const auto document = session_.document();
    if (!document) {
        return {};
    }
    return shownName(document->tree, session_.path(), document->name);
}

std::optional<QString> DocumentFile::draft() const {
    return session_.draft() ? session_.editing().unfinished(Editing::Typing::text) : std::nullopt;
}

bool DocumentFile::saveDraft() {
    const QString typed = draft().value();
    QString text = typed;
    if (session_.draft()->text.contains(QStringLiteral("\r\n"))) {
        text.replace(u'\n', QStringLiteral("\r\n"));
    }
    const std::string bytes = text.toStdString();
    const QString error =
        writeFile(session_.draft()->path, [&](std::ostream& out) { out << bytes; });
    if (!error.isEmpty()) {
        emit failed(error);
        return false;
    }
    session_.draftSaved(text);
    return true;
}

std::optional<TreeFormat> DocumentFile::format() const {
    return session_.path().isEmpty() ? std::nullopt : formatOf(session_.path());
}

std::vector<Lost> DocumentFile::lostIn(TreeFormat format) const {
    return prunus::lostIn(format, session_.document()->tree);
}

void DocumentFile::saveTo(const QString& path) {
    const TreeFormat format = formatOf(path).value_or(TreeFormat::json);
    const auto document = session_.document();
    const Editing& editing = session_.editing();
    ++writing_;
    if (editing.possible()) {
        const std::string text = editing.history().text().value_or(std::string());
        land(document, path, writeTreeFile(document->tree, text, path, format));
        return;
    }
    // No edit can come between: this tree is too large to be edited.
    QtConcurrent::run(workPool(), [document, path, format] {
        return writeTreeFile(document->tree, document->text, path, format);
    }).then(this, [this, document, path](const QString& error) {
          land(document, path, error);
      }).onFailed(this, [this, document, path] {
        land(document, path, tr("There is not enough memory to save this tree."));
    });
}

void DocumentFile::land(const std::shared_ptr<const Document>& document, const QString& path,
                        const QString& error) {
    --writing_;
    if (!error.isEmpty()) {
        emit failed(error);
        return;
    }
    const bool readsBack = formatOf(path) != TreeFormat::dot;
    if (readsBack && document == session_.document()) {
        known_ = FileStamp::of(path);
        gone_ = false;
        session_.setPath(path);
        session_.editing().markSaved();
    }
    emit saved(path);
}

} // namespace prunus
