#pragma once

#include "ui/manual/pagetext.h"

#include <QPageSize>
#include <QPainter>
#include <memory>
#include <vector>

namespace prunus {

/// The manual on sheets of paper: its contents, then every page of it from the top of a sheet.
class ManualSheets {
  public:
    explicit ManualSheets(QPageSize::PageSizeId paper);

    [[nodiscard]] int count() const { return contentSheets_ + textSheets_; }
    /// The sheet on which a page of the manual begins, from 1, as it stands in the foot.
    [[nodiscard]] int sheetOf(std::size_t page) const;
    /// Paints a sheet, from 0, at 96 dots an inch.
    void paint(QPainter& painter, int sheet) const;

  private:
    [[nodiscard]] std::unique_ptr<PageText> laidOut(const ManualPage& page) const;
    void layOut(PageText& text) const;
    void listContents();
    void paintContents(QPainter& painter, int sheet) const;
    void paintFoot(QPainter& painter, int sheet, const QString& title) const;

    /// A line of the contents: either for a part of the manual, whose page is -1, or for a page.
    struct Line {
        QString text;
        int page = -1;
        int sheet = 0;
        double top = 0;
    };

    QSizeF size_;
    std::vector<std::unique_ptr<PageText>> texts_;
    std::vector<int> first_; ///< the first sheet of each text, from 0, without the contents
    std::vector<Line> lines_;
    int contentSheets_ = 1;
    int textSheets_ = 0;
};

} // namespace prunus
