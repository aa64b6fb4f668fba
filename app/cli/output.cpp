#include "app/cli/output.h"

#include "core/notation/writepath.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace prunus {

namespace {

CommandOutcome cannotWrite(const std::string& name, int error) {
    return tl::make_unexpected(name + ": cannot be written: " + std::strerror(error));
}

/// Where the links lead, also where nothing is there yet; the path itself where they lead nowhere,
/// so that the system says why.
std::string followed(const std::string& path) {
    constexpr int mostLinks = 40; // as many as Linux follows
    std::error_code none;
    std::filesystem::path at = std::filesystem::canonical(path, none);
    if (!none) {
        return at.string();
    }
    at = path;
    if (std::filesystem::exists(at, none)) {
        return path; // a pipe, whose name in /proc leads nowhere
    }
    for (int links = 0; links < mostLinks; ++links) {
        const std::filesystem::path next = std::filesystem::read_symlink(at, none);
        if (none) {
            return at.string();
        }
        at = at.parent_path() / next; // next alone if that is absolute
    }
    return path;
}

/// The permissions of the file there is, or those that a new one would get.
mode_t permissionsFor(const std::string& path) {
    struct stat old {};
    if (stat(path.c_str(), &old) == 0) {
        return old.st_mode & 07777U;
    }
    const mode_t mask = umask(0);
    umask(mask);
    return 0666U & ~mask;
}

/// As rename(), but fails where something has the new name.
int renameToNew(const char* from, const char* to) {
    const int done = ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
    if (done == 0 || errno != EINVAL) {
        return done;
    }
    // Not every file system can do that: NFS cannot. Others, such as FAT, have no second names.
    return ::link(from, to) == 0 ? ::unlink(from) : -1;
}

} // namespace

DescriptorBuffer::DescriptorBuffer(int descriptor) : descriptor_(descriptor) {
    setp(bytes_.data(), bytes_.data() + bytes_.size());
}

bool DescriptorBuffer::drain() {
    const char* from = pbase();
    while (failure_ == 0 && from != pptr()) {
        const ssize_t written = ::write(descriptor_, from, static_cast<std::size_t>(pptr() - from));
        if (written >= 0) {
            from += written;
        } else if (errno != EINTR) {
            failure_ = errno;
        }
    }
    setp(bytes_.data(), bytes_.data() + bytes_.size());
    return failure_ == 0;
}

DescriptorBuffer::int_type DescriptorBuffer::overflow(int_type c) {
    if (!drain()) {
        return traits_type::eof();
    }
    if (!traits_type::eq_int_type(c, traits_type::eof())) {
        sputc(traits_type::to_char_type(c));
    }
    return traits_type::not_eof(c);
}

int DescriptorBuffer::sync() {
    return drain() ? 0 : -1;
}

StandardOutput::StandardOutput() : buffer_(STDOUT_FILENO), stream_(&buffer_) {}

CommandOutcome StandardOutput::finish() {
    stream_.flush();
    return buffer_.failure() == 0 ? CommandOutcome{} : cannotWrite("<stdout>", buffer_.failure());
}

CommandOutcome notTooMuch(const std::string& name, const GameTree& tree, std::uint32_t lines,
                          const WriteLines& write) {
    constexpr std::uint64_t most = 1'000'000'000;
    constexpr std::uint32_t sampled = 1'000;
    const auto counted = [&](std::uint32_t each) {
        ByteCounter counter(tree);
        std::ostream out(&counter);
        write(out, each);
        return counter.bytes() * each;
    };
    // Some of the lines tell whether all of them need be counted.
    const std::uint32_t each = lines / sampled + 1;
    std::uint64_t bytes = counted(each);
    if (each > 1 && bytes > most / 2) {
        bytes = counted(1);
    }
    if (bytes > most) {
        constexpr std::uint64_t megabyte = 1'000'000;
        return tl::make_unexpected(name + ": this would write " +
                                   std::to_string((bytes + megabyte - 1) / megabyte) +
                                   " MB, and at most 1000 MB are written; a smaller tree, a "
                                   "lower --depth or, for uct, fewer --iterations take less");
    }
    return {};
}

CommandOutcome writeLines(const std::string& name, const GameTree& tree, std::uint32_t lines,
                          const WriteLines& write) {
    if (CommandOutcome outcome = notTooMuch(name, tree, lines, write); !outcome) {
        return outcome;
    }
    StandardOutput out;
    write(out.stream(), 1);
    return out.finish();
}

FileReplacement::FileReplacement(std::string path, Former former)
    : path_(std::move(path)), former_(former),
      target_(former == Former::goes ? followed(path_) : path_), stream_(nullptr) {
    struct stat there {};
    if (former == Former::goes && stat(target_.c_str(), &there) == 0 && !S_ISREG(there.st_mode)) {
        openInPlace();
    } else {
        openBeside();
    }
    if (descriptor_ < 0) {
        outcome_ = failed(errno);
        return;
    }
    buffer_ = std::make_unique<DescriptorBuffer>(descriptor_);
    stream_.rdbuf(buffer_.get());
}

FileReplacement::~FileReplacement() {
    if (!beside_ && descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

void FileReplacement::openInPlace() {
    descriptor_ = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
}

void FileReplacement::openBeside() {
    // A file that may not be written must not be replaced either, though its folder would allow it.
    if (::access(target_.c_str(), F_OK) == 0 && ::access(target_.c_str(), W_OK) != 0) {
        return;
    }
    beside_ = std::make_unique<FileUntilSignal>(target_ + ".XXXXXX");
    descriptor_ = beside_->descriptor();
}

CommandOutcome FileReplacement::failed(int error) const {
    return cannotWrite(path_, error);
}

CommandOutcome FileReplacement::finish() {
    stream_.flush();
    if (buffer_->failure() != 0) {
        return failed(buffer_->failure());
    }
    if (!beside_) {
        return {};
    }
    const auto rename = former_ == Former::goes ? ::rename : renameToNew;
    if (::fchmod(descriptor_, permissionsFor(target_)) != 0 || ::fsync(descriptor_) != 0 ||
        rename(beside_->name().c_str(), target_.c_str()) != 0) {
        return failed(errno);
    }
    beside_->keep();
    return {};
}

} // namespace prunus
