#pragma once

#include "ui/files/filewatch.h"
#include "ui/files/saving.h"
#include "ui/widgets/noticebar.h"

namespace prunus {

/// Says what another program has done to the document's file, and offers what can be done about it.
class FileNotice : public QObject {
    Q_OBJECT

  public:
    /// All arguments must outlive this; questions open on `window`.
    FileNotice(Session& session, Saving& saving, NoticeBar& bar, QWidget* window);

    /// Looks whether the file has changed, and so whether there is anything to say.
    void look() { watch_.look(); }

  private:
    void tell(DocumentFile::OnDisk state);
    void tellChanged();
    void tellGone();
    void keepMine();
    void askToReload();
    void reload();

    Session& session_;
    Saving& saving_;
    NoticeBar& bar_;
    QWidget* window_;
    FileWatch watch_;
    /// The step at which the search stood, while the file is read again.
    std::optional<Step> reloading_;
    QString reloaded_; ///< the path of the file that is read again
};

} // namespace prunus
