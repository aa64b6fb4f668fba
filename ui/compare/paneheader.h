#pragma once

#include "ui/session/session.h"
#include "ui/words/comparewords.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>
#include <span>
#include <vector>

namespace prunus {

/// How much a pane's header shows.
struct HeaderForm {
    bool oneLine = false;
    bool allButtons = true; ///< whether all are shown, or only the one that closes the pane
    int leftOut = 0;        ///< how many of the words are left out; never the counts

    static constexpr int mostLeftOut = 3;
    friend bool operator==(const HeaderForm&, const HeaderForm&) = default;
};

/// The header above a pane of a comparison: which search the pane shows, how far the search is, and
/// the buttons that duplicate the pane, let it change places and close it. A click picks the pane.
/// The text wraps by the greatest width that each word reaches in the search, so that nothing jumps
/// from step to step.
class PaneHeader : public QWidget {
    Q_OBJECT

  public:
    /// The session must outlive this.
    PaneHeader(Session& session, int pane, QWidget* parent);

    /// Whether the search and how far it is have room beside each other in one line.
    [[nodiscard]] bool fitsOneLine(int width, HeaderForm form) const;
    [[nodiscard]] bool hasRoomForButtons(int width, HeaderForm form) const;
    [[nodiscard]] int heightAt(int width, HeaderForm form) const;
    void setForm(HeaderForm form);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    /// The words that say how far the search is, in order; those that are not shown at this step
    /// are empty.
    [[nodiscard]] QStringList told() const;
    /// Finds the greatest width that each word reaches in the search.
    void measure();
    [[nodiscard]] QStringList countWords(const Moment& moment) const;
    [[nodiscard]] int widestPlace() const;
    [[nodiscard]] QString shortName(const Moment& moment, NodeId n) const;
    /// Where the parts of the header stand.
    struct Places {
        QRect search;
        QRect counts;
        std::vector<int> lines; ///< the line of each word that is not left out
    };
    [[nodiscard]] Places placesIn(int width, HeaderForm form) const;
    /// The indexes of the words in told() that are left out.
    [[nodiscard]] std::span<const std::size_t> leftOut(HeaderForm form) const;
    [[nodiscard]] int shownButtons(HeaderForm form) const;
    [[nodiscard]] int buttonWidth() const;
    /// The widths in one line: of the search, whether picked or not; of how far it is; and of both.
    [[nodiscard]] int searchWidth() const;
    [[nodiscard]] int countsWidth(HeaderForm form) const;
    [[nodiscard]] int lineWidth(HeaderForm form) const;
    /// The widths of the words that are not left out.
    [[nodiscard]] std::vector<int> keptWidths(HeaderForm form) const;
    [[nodiscard]] QFontMetrics boldMetrics() const;
    void makeButtons();
    QToolButton* makeButton(const char* name, const QString& sign, const QString& tip);
    void refresh();
    void tell();
    void place();
    [[nodiscard]] Side side() const;

    Session& session_;
    int pane_;
    QLabel* search_;
    QLabel* counts_;
    QList<QToolButton*> buttons_; ///< the last one stays longest when room is short
    std::vector<int> widths_;
    std::vector<int> lines_;
    HeaderForm form_;
};

} // namespace prunus
