#pragma once

#include "ui/manual/pagetext.h"

#include <QTextBrowser>
#include <vector>

namespace prunus {

/// Shows one page of the manual at a time, and remembers the way that led there.
class ManualBrowser : public QTextBrowser {
    Q_OBJECT

  public:
    explicit ManualBrowser(QWidget* parent = nullptr);

    /// Opens the page with this id. There must be such a page.
    void open(const QString& id);
    [[nodiscard]] QString page() const { return way_.empty() ? QString() : way_[at_].page; }
    void goBack() { goTo(at_ - 1); }
    void goOn() { goTo(at_ + 1); }
    [[nodiscard]] bool canGoBack() const { return at_ > 0; }
    [[nodiscard]] bool canGoOn() const { return at_ + 1 < way_.size(); }

    /// Highlights all places where one of these words stands, and brings the first into view.
    void light(const QStringList& words);
    /// Brings the next highlighted place into view and marks it; returns false after the last.
    bool lightNext();
    [[nodiscard]] int litPlaces() const { return static_cast<int>(places_.size()); }
    /// The number of the highlighted place that is marked, from 1; 0 for none.
    [[nodiscard]] int litPlace() const { return litPlace_; }

  signals:
    void pageChanged();
    /// Emitted when another highlighted place is marked, or other places are highlighted.
    void litChanged();
    /// Requests to open the tree and the search that a figure shows.
    void figureWanted(const prunus::ManualFigure& figure);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Stop {
        QString page;
        int scrolled = 0;
    };
    void follow(const QUrl& link);
    void goTo(std::size_t stop);
    void leave();
    void show();
    void lightAll();
    void showPlaces();

    std::vector<Stop> way_;
    std::size_t at_ = 0;
    QStringList words_;
    QList<QTextEdit::ExtraSelection> places_;
    int litPlace_ = 0;
};

} // namespace prunus
