#include "app/cli/reportpage.h"

#include "core/notation/number.h"

#include <array>
#include <cmath>
#include <string_view>

namespace prunus {

namespace {

constexpr std::string_view style =
    "body { font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }\n"
    "table { border-collapse: collapse; }\n"
    "td, th { border: 1px solid #777; padding: .2em .6em; text-align: left; }\n"
    "figure { margin: 0 0 2em; break-inside: avoid; }\n"
    "figure svg { max-width: 100%; height: auto; }\n";

constexpr double barWidth = 200;
constexpr int barHeight = 14;

} // namespace

void ReportPage::begin(const std::string& title) {
    if (isHtml_) {
        out_ << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>"
             << safe(title) << "</title>\n<style>\n"
             << style << "</style>\n</head>\n<body>\n";
    }
    heading(1, title);
}

void ReportPage::end() {
    out_ << (isHtml_ ? "</body>\n</html>\n" : "");
}

void ReportPage::heading(int level, const std::string& text) {
    if (isHtml_) {
        out_ << "<h" << level << '>' << safe(text) << "</h" << level << ">\n";
    } else {
        out_ << std::string(static_cast<std::size_t>(level), '#') << ' ' << safe(text) << "\n\n";
    }
}

void ReportPage::line(const std::string& text) {
    out_ << (isHtml_ ? "<p>" + safe(text) + "</p>\n" : safe(text) + "\n\n");
}

void ReportPage::table(const std::vector<Row>& rows, const std::vector<std::string>& pictures) {
    out_ << (isHtml_ ? "<table>\n" : "");
    for (std::size_t k = 0; k < rows.size(); ++k) {
        row(rows[k], k == 0, k < pictures.size() ? pictures[k] : std::string());
    }
    out_ << (isHtml_ ? "</table>\n" : "\n");
}

void ReportPage::picture(const std::string& svg, const std::string& caption) {
    if (isHtml_) {
        out_ << "<figure>\n"
             << svg << "\n<figcaption>" << safe(caption) << "</figcaption>\n</figure>\n";
    }
}

void ReportPage::row(const Row& cells, bool isHead, const std::string& picture) {
    const std::string open = isHtml_ ? (isHead ? "<th>" : "<td>") : "| ";
    const std::string close = isHtml_ ? (isHead ? "</th>" : "</td>") : " ";
    out_ << (isHtml_ ? "<tr>" : "");
    for (const std::string& each : cells) {
        out_ << open << safe(each) << close;
    }
    if (isHtml_ && !picture.empty()) {
        out_ << open << picture << close;
    }
    out_ << (isHtml_ ? "</tr>\n" : "|\n");
    if (isHead && !isHtml_) {
        for (std::size_t k = 0; k < cells.size(); ++k) {
            out_ << "| --- ";
        }
        out_ << "|\n";
    }
}

std::string ReportPage::safe(const std::string& text) const {
    std::string safe;
    for (const char c : text) {
        switch (c) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '\n':
        case '\r':
            safe += ' ';
            break;
        default:
            safe += !isHtml_ && std::string_view("|*_`[]\\#").find(c) != std::string_view::npos
                        ? std::string("\\") + c
                        : std::string(1, c);
        }
    }
    return safe;
}

std::string barOf(const AnswerShares& shares) {
    struct Part {
        std::size_t count;
        std::string_view fill;
        std::string_view words;
    };
    const std::array parts{
        Part{shares.right, "#000", " right, "}, Part{shares.inPart, "#777", " in part, "},
        Part{shares.wrong, "#ccc", " wrong, "}, Part{shares.none, "#fff", " without an answer"}};
    const auto all = static_cast<double>(shares.right + shares.inPart + shares.wrong + shares.none);
    const auto place = [&](std::size_t before) {
        return formatNumber(
            std::round(all == 0 ? 0 : static_cast<double>(before) / all * barWidth * 10) / 10);
    };
    std::string words;
    std::string drawn;
    std::size_t before = 0;
    for (const Part& each : parts) {
        words.append(std::to_string(each.count)).append(each.words);
        if (each.count > 0) {
            const double width = static_cast<double>(each.count) / all * barWidth;
            drawn += "<rect x=\"" + place(before) + "\" width=\"" +
                     formatNumber(std::round(width * 10) / 10) + "\" height=\"" +
                     std::to_string(barHeight) + "\" fill=\"" + std::string(each.fill) + "\"/>";
        }
        before += each.count;
    }
    const std::string size =
        "width=\"" + formatNumber(barWidth) + "\" height=\"" + std::to_string(barHeight) + '"';
    return "<svg " + size + " role=\"img\" aria-label=\"" + words + "\">" + drawn + "<rect " +
           size + " fill=\"none\" stroke=\"#000\"/></svg>";
}

} // namespace prunus
