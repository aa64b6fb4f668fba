#pragma once

#include "ui/session/session.h"
#include "ui/words/comparewords.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>
#include <span>
#include <vector>

namespace prunus {

/// How much a header tells.
struct HeaderForm {
    bool oneLine = false;
    bool allButtons = true; ///< or but the one that closes it
    int leftOut = 0;        ///< of its words; never the counts

    static constexpr int mostLeftOut = 3;
    friend bool operator==(const HeaderForm&, const HeaderForm&) = default;
};

/// Above a pane of a comparison: which search it shows, how far it is, and the buttons that
/// duplicate it, let it change places and close it. A click picks the pane. What it tells wraps by
/// the widest that it becomes in the search, so that nothing jumps from step to step.
class PaneHeader : public QWidget {
    Q_OBJECT

  public:
    /// The session must outlive this.
    PaneHeader(Session& session, int pane, QWidget* parent);

    /// Whether the search and how far it is have room beside each other.
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
    /// What it tells, in order; those that are not told at this step are empty.
    [[nodiscard]] QStringList told() const;
    /// The widest that each becomes.
    void measure();
    [[nodiscard]] QStringList countWords(const Moment& moment) const;
    [[nodiscard]] int widestPlace() const;
    [[nodiscard]] QString shortName(const Moment& moment, NodeId n) const;
    /// Where everything stands in this width.
    struct Places {
        QRect search;
        QRect counts;
        std::vector<int> lines; ///< of the words that it has room for
    };
    [[nodiscard]] Places placesIn(int width, HeaderForm form) const;
    /// Which of told() it has no room for.
    [[nodiscard]] std::span<const std::size_t> leftOut(HeaderForm form) const;
    [[nodiscard]] int shownButtons(HeaderForm form) const;
    [[nodiscard]] int buttonWidth() const;
    /// Of the search, picked or not; of how far it is; and of both, each in one line.
    [[nodiscard]] int searchWidth() const;
    [[nodiscard]] int countsWidth(HeaderForm form) const;
    [[nodiscard]] int lineWidth(HeaderForm form) const;
    /// Of the words that it has room for.
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
    QList<QToolButton*> buttons_; ///< the last stays longest
    std::vector<int> widths_;
    std::vector<int> lines_;
    HeaderForm form_;
};

} // namespace prunus
