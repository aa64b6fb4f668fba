# Targets share precompiled headers by groups: std are those without Qt; core, gui and widgets are
# those that see so much of Qt (the compiler takes precompiled headers only where the same macros are
# defined). They hold only what many sources include, because each source loads all of them.
set(prunus_std_headers <algorithm> <array> <cmath> <functional> <map> <memory> <optional> <set>
    <string> <string_view> <tl/expected.hpp> <utility> <variant> <vector>)
set(prunus_core_headers ${prunus_std_headers} <QByteArray> <QCoreApplication> <QFileInfo> <QLocale>
    <QObject> <QPointer> <QRegularExpression> <QSettings> <QString> <QStringList> <QTimer> <QVariant>)
set(prunus_gui_headers ${prunus_core_headers} <QFontMetricsF> <QImage> <QKeyEvent> <QPainter>
    <QPainterPath> <QPixmap>)
set(prunus_widgets_headers ${prunus_gui_headers} <QAction> <QApplication> <QBoxLayout> <QCheckBox>
    <QComboBox> <QDialog> <QDialogButtonBox> <QFormLayout> <QGridLayout> <QLabel> <QLineEdit>
    <QMainWindow> <QMenu> <QPushButton> <QScrollArea> <QScrollBar> <QSpinBox> <QWidget>)

# prunus_precompiled_headers(group LIBRARY…) makes the headers of a group. Targets can use them whose
# folders have the same compiler options as the current one.
function(prunus_precompiled_headers group)
    if(PRUNUS_PCH)
        file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/headers_${group}.cpp CONTENT "")
        add_library(prunus_headers_${group} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/headers_${group}.cpp)
        target_link_libraries(prunus_headers_${group} PRIVATE prunus_settings tl::expected ${ARGN})
        target_precompile_headers(prunus_headers_${group} PRIVATE ${prunus_${group}_headers})
    endif()
endfunction()

# prunus_precompile(target group) lets the target use the headers of that group.
function(prunus_precompile target group)
    if(PRUNUS_PCH)
        target_precompile_headers(${target} REUSE_FROM prunus_headers_${group})
        # GCC 12 sees errors in std::string where its code comes from a precompiled header.
        target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds
            -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread>)
    endif()
endfunction()
