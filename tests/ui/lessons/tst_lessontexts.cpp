#include "tests/rows.h"
#include "ui/lessons/lessontext.h"

using namespace prunus;

/// What authors write, as it is shown: a few signs, and nothing that does something by itself.
class TestLessonTexts : public QObject {
    Q_OBJECT

  private slots:
    static void html_data() {
        const Rows<QString, QString> row("text", "html");
        row("a paragraph", "One line\nand another", "<p>One line\nand another</p>");
        row("two of them", "One\n\nTwo", "<p>One</p><p>Two</p>");
        row("blank lines with blanks", "One\n  \n\nTwo\n", "<p>One</p><p>Two</p>");
        row("em and strong", "*a* **b c** d", "<p><i>a</i> <b>b c</b> d</p>");
        row("em in strong", "**a *b* c**", "<p><b>a <i>b</i> c</b></p>");
        row("a product", "2 * 3 * 4 and b**d", "<p>2 * 3 * 4 and b**d</p>");
        row("a list", "- one\n- two", "<ul><li>one</li><li>two</li></ul>");
        row("an item of two lines", "- one\n  more\n- two",
            "<ul><li>one\n  more</li><li>two</li></ul>");
        row("a list behind a line", "First:\n1. one\n2) two",
            "<p>First:</p><ol><li>one</li><li>two</li></ol>");
        row("two kinds of lists", "* a\n1. b", "<ul><li>a</li></ul><ol><li>b</li></ol>");
        row("a number is no list", "3.5 is less", "<p>3.5 is less</p>");
        row("HTML is text", "<b>&<img src=x>", "<p>&lt;b&gt;&amp;&lt;img src=x&gt;</p>");
        row("a link is text", "[a](http://b)", "<p>[a](http://b)</p>");
        row("nothing", "", "");
    }
    static void html() {
        QFETCH(QString, text);
        QTEST(lessonHtml(text), "html");
    }
    static void firstLines() {
        QCOMPARE(firstLineOf("\n- **one** *two*\nthree"), "one two");
        QCOMPARE(firstLineOf(""), QString());
    }
};

QTEST_APPLESS_MAIN(TestLessonTexts)
#include "tst_lessontexts.moc"
