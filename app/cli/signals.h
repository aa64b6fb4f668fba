#pragma once

#include <string>

namespace prunus {

/// While an object of this class exists, the first SIGINT, SIGTERM or SIGHUP is noted instead of
/// ending the program, so that finished results can still be written; the next such signal ends the
/// program as usual. Signals that were to be ignored when the program was started stay ignored.
class SignalsNoted {
  public:
    SignalsNoted();
    ~SignalsNoted();
    SignalsNoted(const SignalsNoted&) = delete;
    SignalsNoted& operator=(const SignalsNoted&) = delete;
};

/// Returns the signal that has been noted, or 0.
[[nodiscard]] int notedSignal();

/// Removes the file of the FileUntilSignal that exists, if there is one, where nothing else can be
/// done any more.
void removeUnfinishedFile();

/// A file that is removed if a signal ends the program while this object exists.
class FileUntilSignal {
  public:
    /// Makes a file with a new name: the XXXXXX in `name` are replaced as by mkostemp().
    explicit FileUntilSignal(std::string name);
    ~FileUntilSignal();
    FileUntilSignal(const FileUntilSignal&) = delete;
    FileUntilSignal& operator=(const FileUntilSignal&) = delete;

    /// Returns the file's descriptor, or -1 if no file could be made; then errno says why.
    [[nodiscard]] int descriptor() const { return descriptor_; }
    [[nodiscard]] const std::string& name() const { return name_; }
    /// Keeps the file from being removed: it has another name now, or is to stay.
    void keep();

  private:
    std::string name_;
    int descriptor_ = -1;
};

} // namespace prunus
