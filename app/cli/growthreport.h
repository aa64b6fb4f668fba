#pragma once

#include "app/cli/request.h"
#include "core/growth/growth.h"

#include <ostream>
#include <string>
#include <vector>

namespace prunus {

/// The report of `prunus growth` on a measurement that has ended.
class GrowthReport {
  public:
    /// The measurement must outlive this; `tree` is the TREE as it was typed, empty for random
    /// trees.
    GrowthReport(const Growth& growth, std::string tree);

    [[nodiscard]] bool empty() const { return points_.empty(); }
    /// Returns lines on the points that are missing, and on what would be right. If a search finds
    /// no static value at several depths, the first of them is reported and the others are counted.
    [[nodiscard]] std::vector<std::string> gaps() const;
    void write(std::ostream& out, CompareFormat format) const;

  private:
    void writeTable(std::ostream& out) const;
    void writeTheory(std::ostream& out) const;
    void writeJson(std::ostream& out) const;
    void writeJsonSubject(std::ostream& out) const;
    void writeJsonPoints(std::ostream& out) const;
    void writeJsonTheory(std::ostream& out) const;
    [[nodiscard]] std::string described() const;
    [[nodiscard]] std::string told(const GrowthGap& gap) const;
    /// Returns the shape of the random trees; null for a tree or a game.
    [[nodiscard]] const UniformShape* shape() const;
    /// Returns the greatest depth that was measured.
    [[nodiscard]] std::uint32_t deepest() const;

    const GrowthPlan& plan_;
    std::vector<GrowthPoint> points_;
    std::vector<GrowthGap> gaps_;
    std::string tree_;
};

} // namespace prunus
