#include "ui/base/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <array>
#include <fcntl.h>
#include <streambuf>
#include <unistd.h>

namespace prunus {

namespace {

/// Bytes on their way to a device; a failure stays one.
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

/// Unbuffered: a flush that fails at the end goes unnoticed by QSaveFile in Qt 6.4.
bool writeAll(QFileDevice& file, const std::function<void(std::ostream&)>& write) {
    if (!file.isOpen() && !file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        return false;
    }
    DeviceBuffer buffer(file);
    std::ostream out(&buffer);
    write(out);
    out.flush();
    return bool(out);
}

/// A new name is on the disk when its folder is. Where a folder cannot be asked for that, the file
/// is there all the same.
void settleFolder(const QString& path) {
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const int descriptor = ::open(folder.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor >= 0) {
        (void)::fsync(descriptor);
        ::close(descriptor);
    }
}

} // namespace

QString writeWhole(const QString& path, const std::function<void(std::ostream&)>& write) {
    const QFileInfo there(path);
    // QSaveFile would put a regular file in the place of a device, even behind a link.
    if (there.exists() && !there.isFile()) {
        QFile file(path);
        return writeAll(file, write) ? QString() : file.errorString();
    }
    QSaveFile file(path);
    if (!writeAll(file, write)) {
        return file.errorString(); // and what was written goes with it
    }
    if (!file.commit()) {
        return file.errorString();
    }
    settleFolder(path);
    return {};
}

QString writeWhole(const QByteArray& bytes, const QString& path) {
    return writeWhole(path, [&](std::ostream& out) { out.write(bytes.constData(), bytes.size()); });
}

QString writeNew(const QByteArray& bytes, const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered)) {
        return file.errorString();
    }
    if (!writeAll(file, [&](std::ostream& out) { out.write(bytes.constData(), bytes.size()); })) {
        QString fault = file.errorString();
        file.remove();
        return fault;
    }
    settleFolder(path);
    return {};
}

} // namespace prunus
