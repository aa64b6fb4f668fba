#include "ui/lessons/lessonstrip.h"

#include "ui/lessons/lessonwords.h"
#include "ui/widgets/card.h"

#include <QHBoxLayout>

namespace prunus {

LessonStrip::LessonStrip(LessonRun& run, QWidget* parent)
    : QWidget(parent), run_(run), back_(new QPushButton(tr("Back"), this)),
      next_(new QPushButton(this)), steps_(new QPushButton(tr("&Steps"), this)),
      newTree_(new QPushButton(tr("Same exercise, new &tree"), this)), menu_(new QMenu(this)),
      signs_(new StepSigns(run, this)), progress_(makeLabel("lessonProgress", this)) {
    setObjectName(QStringLiteral("lessonStrip"));
    setAccessibleName(tr("Steps of the lesson"));
    back_->setObjectName(QStringLiteral("lessonBack"));
    back_->setShortcut(Qt::CTRL | Qt::Key_PageUp);
    //: Keys that go back: an arrow, or those named.
    back_->setToolTip(tr("← or %1").arg(back_->shortcut().toString(QKeySequence::NativeText)));
    next_->setObjectName(QStringLiteral("lessonNext"));
    steps_->setObjectName(QStringLiteral("lessonSteps"));
    steps_->setMenu(menu_);
    menu_->setObjectName(QStringLiteral("lessonStepsMenu"));
    newTree_->setObjectName(QStringLiteral("lessonNewTree"));
    setMuted(*progress_, true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    row->addWidget(back_);
    row->addWidget(steps_);
    row->addWidget(signs_, 1);
    row->addWidget(progress_);
    row->addWidget(newTree_);
    row->addWidget(next_);
    connect(back_, &QPushButton::clicked, this, &LessonStrip::goBack);
    connect(next_, &QPushButton::clicked, this, &LessonStrip::goOn);
    connect(newTree_, &QPushButton::clicked, &run, &LessonRun::takeNewTree);
    connect(signs_, &StepSigns::chosen, &run, &LessonRun::goTo);
    connect(menu_, &QMenu::aboutToShow, this, &LessonStrip::listSteps);
    connect(&run, &LessonRun::moved, this, &LessonStrip::refresh);
    connect(&run, &LessonRun::changed, this, &LessonStrip::refresh);
    refresh();
}

void LessonStrip::goBack() {
    if (run_.at() > 0) {
        run_.goTo(run_.at() - 1);
    }
}

void LessonStrip::goOn() {
    run_.goTo(run_.at() + 1); // behind the end is nothing
}

void LessonStrip::setNarrow(bool narrow) {
    narrow_ = narrow;
    refresh();
}

void LessonStrip::refresh() {
    back_->setEnabled(run_.at() > 0);
    next_->setEnabled(!run_.isAtEnd());
    next_->setText(run_.at() + 1 == run_.stops().size() ? tr("Finish") : tr("Next"));
    next_->setShortcut(Qt::CTRL | Qt::Key_PageDown); // which a new text takes away
    //: Keys that go on: an arrow, Enter, or those named.
    next_->setToolTip(
        tr("→, Enter or %1").arg(next_->shortcut().toString(QKeySequence::NativeText)));
    newTree_->setVisible(run_.hasNewTree());
    progress_->setText(LessonWords::progress(run_));
    progress_->setVisible(!narrow_ && !progress_->text().isEmpty());
}

void LessonStrip::listSteps() {
    menu_->clear();
    for (std::size_t stop = 0; stop < run_.stops().size(); ++stop) {
        QAction* entry =
            menu_->addAction(LessonWords::stop(run_, stop).replace(u'&', QStringLiteral("&&")),
                             &run_, [this, stop] { run_.goTo(stop); });
        entry->setCheckable(true);
        entry->setChecked(stop == run_.at());
    }
}

} // namespace prunus

#include "moc_lessonstrip.cpp"
