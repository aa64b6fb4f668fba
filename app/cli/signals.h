#pragma once

#include <string>

namespace prunus {

/// While one lives, the first SIGINT, SIGTERM or SIGHUP is noted instead of ending the program, so
/// that what is finished can be told; the next one ends it as any other. What whoever started the
/// program wished to be ignored stays so.
class SignalsNoted {
  public:
    SignalsNoted();
    ~SignalsNoted();
    SignalsNoted(const SignalsNoted&) = delete;
    SignalsNoted& operator=(const SignalsNoted&) = delete;
};

/// The one that has been noted, or 0.
[[nodiscard]] int notedSignal();

/// Removes the file of the FileUntilSignal that lives, if one does, where nothing else can be done
/// any more.
void removeUnfinishedFile();

/// While one lives, a signal that ends the program takes this file with it.
class FileUntilSignal {
  public:
    /// Makes a file of a new name; its XXXXXX give way as in mkostemp.
    explicit FileUntilSignal(std::string name);
    ~FileUntilSignal();
    FileUntilSignal(const FileUntilSignal&) = delete;
    FileUntilSignal& operator=(const FileUntilSignal&) = delete;

    /// -1 if none could be made; errno says why.
    [[nodiscard]] int descriptor() const { return descriptor_; }
    [[nodiscard]] const std::string& name() const { return name_; }
    /// It has another name now, or is to stay.
    void keep();

  private:
    std::string name_;
    int descriptor_ = -1;
};

} // namespace prunus
