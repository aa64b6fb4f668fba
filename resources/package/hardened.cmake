# What Debian's hardening=+all asks for, and the standard library's own checks of indices: the
# program reads files that others wrote. For every target of ours, by way of prunus_settings.
include(CheckCXXCompilerFlag)
target_compile_definitions(prunus_settings INTERFACE _FORTIFY_SOURCE=2 _GLIBCXX_ASSERTIONS)
target_compile_options(prunus_settings INTERFACE
    -fstack-protector-strong -fstack-clash-protection -Wformat -Werror=format-security)
target_link_options(prunus_settings INTERFACE -Wl,-z,relro,-z,now)

# Each processor has one of these, and most have none.
foreach(flag -fcf-protection -mbranch-protection=standard)
    string(MAKE_C_IDENTIFIER "PRUNUS_TAKES${flag}" takes)
    check_cxx_compiler_flag(${flag} ${takes})
    if(${takes})
        target_compile_options(prunus_settings INTERFACE ${flag})
    endif()
endforeach()
