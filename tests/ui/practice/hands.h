#pragma once

#include "tests/ui/practice/practising.h"

/// Who answers questions, whatever they use for it.
namespace prunus::practicetest {

inline const QString listingName = // NOLINT(cert-err58-cpp)
    QStringLiteral("The listing: which line is wrong?");

/// Gives answers, part by part.
class Hands {
  public:
    explicit Hands(Practising& shown) : shown_(shown) {}
    virtual ~Hands() = default;

    virtual void press(NodeId n) = 0;
    /// What a letter stands for: of a cutoff, a type, or a node that is not visited.
    virtual void name(NodeId n, char letter) = 0;
    /// Into the field of this name.
    virtual void write(const QString& field, const QString& text) = 0;
    virtual void moveLeft(NodeId n) = 0;
    virtual void chooseLine(std::uint32_t line) = 0;
    virtual void chooseTruth(bool holds) = 0;
    /// The entry of a choice, whose first one is none.
    virtual void choose(const QString& choice, int entry) = 0;
    /// Whatever was put off.
    virtual void finish() {}
    virtual void check() = 0;
    virtual void goOn() = 0;

  protected:
    Practising& shown_;
};

/// As fields call a node.
[[nodiscard]] QString fieldName(const Task& task, NodeId n);

/// A set from its first question to its last: each is answered by its key.
void doToItsEnd(Practising& shown, const QString& set, Hands& hands);

} // namespace prunus::practicetest
