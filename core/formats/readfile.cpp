#include "core/formats/readfile.h"

#include "core/base/ascii.h"
#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "core/notation/efg/readgame.h"
#include "core/tree/limits.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <memory>
#include <new>
#include <optional>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace prunus {

namespace {

/// A quarter of what nodeLimit() counts on for a node.
constexpr std::uint64_t textPerNode = 16;
constexpr std::size_t blockSize = 1U << 16U;

tl::unexpected<ReadError> wholeFile(Message message) {
    return tl::unexpected<ReadError>({0, 0, std::move(message)});
}

Message explain(int error) {
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return {Code::noSuchFile};
    case EACCES:
    case EPERM:
        return {Code::mayNotReadFile};
    case EISDIR:
        return {Code::isDirectory};
    default:
        return {Code::cannotReadFile, {std::generic_category().message(error)}};
    }
}

/// Something that is open for reading.
class OpenFile {
  public:
    explicit OpenFile(int file) : file_(file) {}

    [[nodiscard]] std::optional<struct stat> status() const {
        struct stat status {};
        return ::fstat(file_, &status) == 0 ? std::optional<struct stat>(status) : std::nullopt;
    }
    /// Bytes read, 0 at the end, -1 with errno.
    [[nodiscard]] ssize_t read(char* into, std::size_t size) const {
        ssize_t got = -1;
        do {
            got = ::read(file_, into, size);
        } while (got < 0 && errno == EINTR);
        return got;
    }

  private:
    int file_;
};

/// All there is to read, or up to a block with a NUL: that is no text, and may have no end, as
/// with a device.
tl::expected<std::string, ReadError> readAll(const OpenFile& file, std::uint64_t most,
                                             std::uint64_t expected, Progress* progress) {
    std::string text;
    text.reserve(expected);
    StageMeter meter(progress, Stage::loading, expected);
    std::array<char, blockSize> block{};
    while (true) {
        const ssize_t got = file.read(block.data(), block.size());
        if (got < 0) {
            return wholeFile(explain(errno));
        }
        const std::string_view read(block.data(), static_cast<std::size_t>(got));
        if (text.size() + read.size() > most) {
            return wholeFile({Code::fileTooLarge});
        }
        text += read;
        meter.reach(text.size());
        if (read.empty() || read.find('\0') != std::string_view::npos) {
            return text;
        }
    }
}

/// What the file's name says of its text.
std::optional<Notation> notationOfFile(const std::string& path) {
    std::string end = path.substr(path.size() - std::min<std::size_t>(path.size(), 4));
    std::ranges::transform(end, end.begin(), lowerCase);
    return end == ".csv" || end == ".tsv" ? std::optional(Notation::rows) : std::nullopt;
}

} // namespace

tl::expected<std::string, ReadError> readFile(const std::string& path, std::uint64_t most,
                                              Progress* progress) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return wholeFile(explain(errno));
    }
    const std::unique_ptr<const int, void (*)(const int*)> closed(
        &file, [](const int* open) { ::close(*open); });
    return readDescriptor(file, most, progress);
}

tl::expected<std::string, ReadError> readDescriptor(int descriptor, std::uint64_t most,
                                                    Progress* progress) {
    const OpenFile file(descriptor);
    const std::optional<struct stat> status = file.status();
    if (!status) {
        return wholeFile(explain(errno));
    }
    if (S_ISDIR(status->st_mode)) {
        return wholeFile(explain(EISDIR));
    }
    // Pipes and the like do not know their size.
    const auto size = static_cast<std::uint64_t>(std::max<off_t>(status->st_size, 0));
    if (size > most) {
        return wholeFile({Code::fileTooLarge});
    }
    return readAll(file, most, size, progress);
}

std::uint64_t longestTreeText() {
    return nodeLimit() * textPerNode;
}

ImportResult importTreeFile(const std::string& path, Progress* progress, std::optional<Notation> as,
                            Doubt doubt) try {
    const auto text = readFile(path, longestTreeText(), progress);
    if (!text) {
        return tl::unexpected<ReadError>(text.error());
    }
    return !as && formatOfFile(path) == TreeFormat::efg
               ? importEfg(*text, progress)
               : importTree(*text, progress, as ? as : notationOfFile(path), doubt);
} catch (const WorkCancelled&) {
    return tl::unexpected<ReadError>({0, 0, {Code::readingStopped}, true});
} catch (const std::bad_alloc&) {
    return wholeFile({Code::fileTooLarge});
}

} // namespace prunus
