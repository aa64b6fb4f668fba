#pragma once

#include "ui/base/wholefile.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

namespace prunus {

/// Whether LaTeX has a file.
inline bool latexHas(const char* file) {
    QProcess process;
    process.start("kpsewhich", {file});
    return process.waitForFinished(60'000) && process.exitCode() == 0;
}

/// What the test needs that is not installed, and how to get it; empty if nothing is missing.
inline QString missingOfLatex() {
    if (QStandardPaths::findExecutable(QStringLiteral("pdflatex")).isEmpty()) {
        return QStringLiteral("there is no pdflatex: apt-get install texlive-latex-base "
                              "texlive-pictures lmodern");
    }
    if (!latexHas("tikz.sty")) {
        return QStringLiteral("LaTeX has no TikZ: apt-get install texlive-pictures");
    }
    if (!latexHas("lmodern.sty") && !latexHas("ecrm1000.mf")) {
        return QStringLiteral("LaTeX has no letters in T1: apt-get install lmodern");
    }
    return {};
}

/// LaTeX makes so many pages of the document, or any number if none is said, with every letter that
/// it asks for.
inline void compile(const QByteArray& document, const QByteArray& pages = "1 page") {
    const QTemporaryDir folder;
    QVERIFY(writeWhole(document, folder.filePath(QStringLiteral("figure.tex"))).isEmpty());
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("TEXMFVAR", folder.path()); // for letters that it draws
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.path());
    process.start("pdflatex", {QStringLiteral("-interaction=nonstopmode"),
                               QStringLiteral("-halt-on-error"), QStringLiteral("figure.tex")});
    QVERIFY(process.waitForFinished(120'000));
    const QByteArray log = process.readAllStandardOutput();
    QVERIFY2(process.exitCode() == 0, log.right(2000).constData());
    // One page of a picture: nothing is wider or higher than it is said to be.
    const QByteArray made = "Output written on figure.pdf (" + pages;
    QVERIFY2(log.contains(made), log.right(2000).constData());
    QVERIFY2(!log.contains("Missing character") && !log.contains("Overfull \\vbox"),
             log.constData());
    QVERIFY(QFileInfo(folder.filePath(QStringLiteral("figure.pdf"))).size() > 1000);
}

} // namespace prunus
