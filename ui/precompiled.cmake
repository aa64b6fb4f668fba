# Qt's headers, precompiled for a group of targets: core, gui or widgets, by the Qt that they see
# (the compiler takes precompiled headers only where the same macros are defined).
function(prunus_precompiled_headers group)
    cmake_parse_arguments(ARG "" "" "USES;HEADERS" ${ARGN})
    file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/headers_${group}.cpp CONTENT "")
    add_library(prunus_headers_${group} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/headers_${group}.cpp)
    target_link_libraries(prunus_headers_${group} PRIVATE prunus_settings tl::expected ${ARG_USES})
    target_precompile_headers(prunus_headers_${group} PRIVATE <algorithm> <array> <cmath>
        <functional> <map> <memory> <optional> <random> <set> <sstream> <string> <tl/expected.hpp>
        <variant> <vector>
        ${ARG_HEADERS})
endfunction()

if(PRUNUS_PCH)
    prunus_precompiled_headers(core USES Qt6::Core HEADERS <QtCore>)
    prunus_precompiled_headers(gui USES Qt6::Gui HEADERS <QtCore> <QtGui>)
    prunus_precompiled_headers(widgets USES Qt6::Widgets Qt6::Concurrent
        HEADERS <QtCore> <QtGui> <QtWidgets> <QtConcurrent>)
endif()

# prunus_precompile(target group): the target takes the headers of that group.
function(prunus_precompile target group)
    if(PRUNUS_PCH)
        target_precompile_headers(${target} REUSE_FROM prunus_headers_${group})
    endif()
endfunction()
