#pragma once

#include "core/tree/displayname.h"
#include "core/uct/uctmoment.h"
#include "ui/words/listing.h"
#include "ui/words/sentences.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace prunus {

/// What is said of a step of a Monte Carlo tree search. What playouts have found is an estimate: it
/// carries the sign ≈, and no sentence calls it proved.
class UctWords {
    Q_DECLARE_TR_FUNCTIONS(UctWords)

  public:
    /// Both must outlive this.
    UctWords(const UctMoment& moment, const DisplayNames& names) : moment_(moment), names_(names) {}

    /// What just happened.
    [[nodiscard]] Said step() const;
    /// Which step of how many it is, which iteration, and which of its four phases.
    [[nodiscard]] QString where() const;
    /// What is known of a node, for those who do not see it.
    [[nodiscard]] QString node(NodeId n) const;
    /// Whose children a table is of, and by which formula they are compared.
    [[nodiscard]] QString choicesOf(NodeId parent) const;
    /// What such a child is called; a move that was never tried by its number.
    [[nodiscard]] QString move(const UctChoice& child) const;
    /// In the order of countNames().
    [[nodiscard]] QStringList counts() const;
    [[nodiscard]] static QStringList countNames();

    /// `≈5.567`.
    [[nodiscard]] static QString estimate(Value value);
    /// A mean or a sum of the formula: three decimals.
    [[nodiscard]] static QString decimals(double number);
    /// `3.5/5`: the sum of the rewards, and how many there are.
    [[nodiscard]] static QString rewards(const UctStatistics& of);
    /// How far alpha-beta has got with as many leaves as playouts have ended at.
    [[nodiscard]] static QString besideAlphaBeta(std::uint64_t ends, std::uint64_t leaves,
                                                 Value value);
    [[nodiscard]] static Listing listing();
    /// The line of it that runs in such a step.
    [[nodiscard]] static std::optional<std::size_t> lineOf(UctEventKind kind);

  private:
    [[nodiscard]] QString name(NodeId n) const;
    /// At the beginning of a sentence.
    [[nodiscard]] QString opening(NodeId n) const;
    [[nodiscard]] Said begun() const;
    [[nodiscard]] Said selected(const UctEvent& e) const;
    [[nodiscard]] QString formula(const UctEvent& e) const;
    [[nodiscard]] QString others(const UctEvent& e, const std::vector<UctChoice>& all) const;
    [[nodiscard]] Said expanded(const UctEvent& e) const;
    [[nodiscard]] Said simulated(const UctEvent& e) const;
    [[nodiscard]] Said counted(const UctEvent& e) const;
    [[nodiscard]] Said over(const UctEvent& e) const;
    [[nodiscard]] QString known(const UctStatistics& of) const;

    const UctMoment& moment_;
    const DisplayNames& names_;
};

} // namespace prunus
