#include "app/cli/classreport.h"

#include "app/cli/gradeoutput.h"
#include "core/formats/treeformat.h"
#include "core/notation/number.h"
#include "core/practice/answerjson.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

constexpr std::size_t mostWrongAnswers = 5;

std::string rounded(double v) {
    return formatNumber(std::round(v * 100) / 100);
}

std::string share(std::size_t part, std::size_t all) {
    return std::to_string(part) + " of " + std::to_string(all);
}

/// The same wrong answer on the same tree.
struct WrongAnswer {
    const MarkedQuestion* first = nullptr;
    std::string answer;
    std::size_t count = 0;
};

class Report {
  public:
    Report(const GradedClass& graded, const GradeWords& words) : class_(graded), words_(words) {
        for (const GradedStudent& student : class_.students) {
            for (const CountedQuestion& each : student.questions) {
                counted_[each.question->question].push_back(&each);
            }
        }
    }

    void write(ReportPage& page) const {
        page.begin(class_.lesson.title.empty() ? class_.lesson.id : class_.lesson.title);
        writeMarks(page);
        writeQuestions(page);
        writeWrongAnswers(page);
        writeSlips(page);
        writeFlags(page);
        page.end();
    }

  private:
    void writeMarks(ReportPage& page) const {
        std::vector<double> points;
        for (const GradedStudent& each : class_.students) {
            if (each.points) {
                points.push_back(class_.scaled(*each.points));
            }
        }
        page.line(share(points.size(), class_.students.size()) +
                  " students have a mark; at most there are " +
                  rounded(class_.scaled(class_.most)) + " points.");
        if (points.empty()) {
            return;
        }
        std::ranges::sort(points);
        double sum = 0;
        for (const double each : points) {
            sum += each;
        }
        const std::size_t half = points.size() / 2;
        const double median =
            points.size() % 2 == 1 ? points[half] : (points[half - 1] + points[half]) / 2;
        page.table({{"least", "median", "mean", "greatest"},
                    {rounded(points.front()), rounded(median),
                     rounded(sum / static_cast<double>(points.size())), rounded(points.back())}});
    }

    void writeQuestions(ReportPage& page) const {
        page.heading(2, "Questions");
        std::vector<ReportPage::Row> rows{
            {"question", "type", "answered", "right", "mean points", "of"}};
        std::vector<std::string> bars{"success"};
        eachQuestion([&](const LessonQuestion& question, const auto& counted) {
            const AnswerShares shares = sharesOf(counted);
            std::size_t marked = 0;
            double sum = 0;
            for (const CountedQuestion* const each : counted) {
                marked += each->points ? 1U : 0U;
                sum += each->points.value_or(0);
            }
            const std::size_t answered = counted.size() - shares.none;
            rows.push_back({question.id, std::string(traits(question.question).id),
                            share(answered, counted.size()), share(shares.right, answered),
                            marked == 0 ? "" : rounded(sum / static_cast<double>(marked)),
                            formatNumber(question.points)});
            bars.push_back(barOf(shares));
        });
        page.table(rows, bars);
        if (page.hasPictures()) {
            page.line(
                "Bars: black for right answers, dark grey for those right in part, light grey "
                "for wrong ones, white for none.");
        }
        writeRules(page);
    }

    /// As they were marked, whatever was given by hand.
    static AnswerShares sharesOf(const std::vector<const CountedQuestion*>& counted) {
        AnswerShares shares;
        for (const CountedQuestion* const each : counted) {
            const MarkedQuestion& question = *each->question;
            const bool isRight = question.isRight();
            ++(!question.marked                    ? shares.none
               : isRight                           ? shares.right
               : question.marked->grade.credit > 0 ? shares.inPart
                                                   : shares.wrong);
        }
        return shares;
    }

    /// Each once, with the questions that it holds for.
    void writeRules(ReportPage& page) const {
        std::vector<std::pair<std::string, std::string>> rules;
        for (const LessonExercise* const exercise : exercisesOf(class_.lesson)) {
            for (const LessonQuestion& question : exercise->questions) {
                if (!exercise->tree) {
                    continue;
                }
                const std::string text = words_.rules(question, *exercise->tree);
                const auto same =
                    std::ranges::find(rules, text, &std::pair<std::string, std::string>::first);
                if (same == rules.end()) {
                    rules.emplace_back(text, question.id);
                } else {
                    same->second.append(", ").append(question.id);
                }
            }
        }
        for (auto& [text, questions] : rules) {
            page.line(questions.append(": ").append(text));
        }
    }

    /// The commonest first; of as many, in the lesson's order.
    [[nodiscard]] std::vector<WrongAnswer> wrongAnswers() const {
        std::vector<WrongAnswer> commonest;
        eachQuestion([&](const LessonQuestion& question, const auto& counted) {
            std::map<std::pair<std::string, std::string>, WrongAnswer> wrong;
            for (const CountedQuestion* const each : counted) {
                const MarkedQuestion& marked = *each->question;
                if (marked.marked && !marked.isRight()) {
                    std::string answer =
                        writeAnswer(*marked.tree, question.question, marked.marked->answer);
                    WrongAnswer& same = wrong[{written(*marked.tree, TreeFormat::text), answer}];
                    same = {&marked, std::move(answer), same.count + 1};
                }
            }
            for (const auto& [what, each] : wrong) {
                commonest.push_back(each);
            }
        });
        std::ranges::stable_sort(commonest, std::greater{}, &WrongAnswer::count);
        commonest.resize(std::min(commonest.size(), mostWrongAnswers));
        return commonest;
    }

    void writeWrongAnswers(ReportPage& page) const {
        const std::vector<WrongAnswer> commonest = wrongAnswers();
        page.heading(2, "The commonest wrong answers");
        if (commonest.empty()) {
            page.line("No answer was wrong.");
            return;
        }
        if (page.hasPictures()) {
            for (const WrongAnswer& each : commonest) {
                writePicture(page, each);
            }
            return;
        }
        std::vector<ReportPage::Row> rows{{"question", "how many", "answer", "tree", "looks like"}};
        for (const WrongAnswer& each : commonest) {
            rows.push_back({each.first->question->id, std::to_string(each.count), each.answer,
                            written(*each.first->tree, TreeFormat::text), slipsOf(each)});
        }
        page.table(rows);
    }

    void writePicture(ReportPage& page, const WrongAnswer& wrong) const {
        const MarkedQuestion& marked = *wrong.first;
        const auto type = std::string(traits(marked.question->question).id);
        page.heading(3, marked.question->id + ", " + type + ": given " +
                            (wrong.count == 1 ? "once" : std::to_string(wrong.count) + " times"));
        const std::string slips = slipsOf(wrong);
        page.line(slips.empty() ? "It looks like no known slip." : "It looks like " + slips + '.');
        const std::string tree = written(*marked.tree, TreeFormat::text);
        if (const std::string svg = words_.picture(marked); !svg.empty()) {
            page.picture(svg, "What was answered, on " + tree);
        } else {
            page.line("Answered on " + tree + ": " + wrong.answer);
        }
    }

    [[nodiscard]] std::string slipsOf(const WrongAnswer& wrong) const {
        std::vector<std::string> slips;
        for (const Misconception slip : wrong.first->marked->diagnosis.named) {
            slips.push_back(slipName(slip));
        }
        return joinedWith("; ", slips);
    }

    void writeSlips(ReportPage& page) const {
        std::map<Misconception, std::size_t> named;
        std::size_t withMarks = 0;
        for (const GradedStudent& student : class_.students) {
            std::map<Misconception, bool> ofStudent;
            for (const CountedQuestion& each : student.questions) {
                if (each.question->marked) {
                    for (const Misconception slip : each.question->marked->diagnosis.named) {
                        ofStudent[slip] = true;
                    }
                }
            }
            withMarks += student.questions.empty() ? 0U : 1U;
            for (const auto& [slip, yes] : ofStudent) {
                ++named[slip];
            }
        }
        page.heading(2, "What answers look like");
        if (named.empty()) {
            page.line("No answer looks like a known slip.");
            return;
        }
        std::vector<ReportPage::Row> rows{{"slip", "students"}};
        std::vector<std::pair<Misconception, std::size_t>> sorted(named.begin(), named.end());
        std::ranges::stable_sort(sorted, std::greater{},
                                 &std::pair<Misconception, std::size_t>::second);
        for (const auto& [slip, count] : sorted) {
            rows.push_back({slipName(slip), share(count, withMarks)});
        }
        page.table(rows);
        page.line("A slip is named where an answer is exactly or nearly what it gives. That is a "
                  "likeness, and lowers no mark.");
    }

    void writeFlags(ReportPage& page) const {
        std::vector<ReportPage::Row> rows{{"file or student", "what to look at"}};
        for (const GradedFile& file : class_.files) {
            if (!file.unreadable.empty()) {
                rows.push_back({file.file, "not marked: " + file.unreadable});
            } else if (const auto flags = flagsOf(file); !flags.empty()) {
                rows.push_back({file.file, joinedWith("; ", flags)});
            }
        }
        for (const GradedStudent& each : class_.students) {
            if (each.questions.empty()) {
                rows.push_back({each.id, "no-file"});
            }
            for (const CountedQuestion& counted : each.questions) {
                if (const MarkOverride* const override = class_.override(*counted.question)) {
                    rows.push_back({each.id, counted.question->question->id + " was given " +
                                                 rounded(override->points) +
                                                 " by hand: " + override->reason});
                } else if (const std::string other = words_.otherRules(*counted.question);
                           !other.empty()) {
                    rows.push_back({each.id, counted.question->question->id + ": " + other});
                } else if (!counted.points) {
                    rows.push_back({each.id, counted.question->question->id + " not marked: " +
                                                 whyNotMarked(*counted.question)});
                }
            }
        }
        if (rows.size() > 1) {
            page.heading(2, "To look at");
            page.table(rows);
        }
    }

    /// In the lesson's order.
    template <class See> void eachQuestion(See see) const {
        for (const LessonExercise* const exercise : exercisesOf(class_.lesson)) {
            for (const LessonQuestion& question : exercise->questions) {
                const auto counted = counted_.find(&question);
                see(question, counted == counted_.end() ? std::vector<const CountedQuestion*>()
                                                        : counted->second);
            }
        }
    }

    [[nodiscard]] std::string slipName(Misconception slip) const {
        return std::string(traits(slip).id) + ' ' + words_.slip(slip);
    }

    const GradedClass& class_;
    const GradeWords& words_;
    std::map<const LessonQuestion*, std::vector<const CountedQuestion*>> counted_;
};

} // namespace

void writeClassReport(std::ostream& out, const GradedClass& graded, const GradeWords& words,
                      ReportFormat format) {
    ReportPage page(out, format);
    Report(graded, words).write(page);
}

} // namespace prunus
