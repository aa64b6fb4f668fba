#pragma once

#include <QObject>

namespace prunus {

class MainWindow;
class NoticeBar;

/// Shows what the program does, a sentence and a step at a time, on the tree of figure 5.2.
class Tour : public QObject {
    Q_OBJECT

  public:
    /// Bar and window must outlive this.
    Tour(NoticeBar& bar, MainWindow& window);

    /// Begins the tour; asks first if that would lose unsaved work.
    void begin();

  private:
    void tell(std::size_t stop);
    void trigger(const char* command);

    NoticeBar& bar_;
    MainWindow& window_;
};

} // namespace prunus
