import Foundation
import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// Filters of every kind: with one word and many, everywhere and in some places, permanent,
  /// temporary and expired.
  public static func filters(_ strings: Strings) -> [WordFilterRow] {
    func text(_ english: String, _ chinese: String, _ arabic: String) -> String {
      said(english, chinese, arabic, strings)
    }
    let time = endText(strings)
    let all = Set(FilterPlace.allCases)
    return [
      WordFilterRow(
        id: "1",
        title: text("Spoilers", "剧透", "حرق الأحداث"),
        words: [
          text("spoiler", "剧透", "حرق"), text("season finale", "大结局", "الحلقة الأخيرة"),
        ],
        places: all,
        action: .warn,
        end: nil,
        strings: strings
      ),
      WordFilterRow(
        id: "2",
        title: "#advent",
        words: ["#advent"],
        places: [.home, .public],
        action: .hide,
        end: time,
        strings: strings
      ),
      WordFilterRow(
        id: "3",
        title: text(
          "Everything about the election that nobody can stop talking about these days",
          "最近大家一直在谈论的与选举有关的所有内容",
          "كل ما يتعلق بالانتخابات التي لا يكفّ أحد عن الحديث عنها هذه الأيام"
        ),
        words: [
          text("election", "选举", "انتخابات"), text("ballot", "选票", "اقتراع"),
          text("candidate", "候选人", "مرشح"), text("exit poll", "出口民调", "استطلاع الخروج"),
        ],
        places: [.home, .public, .thread],
        action: .blur,
        end: time,
        hasEnded: true,
        strings: strings
      ),
    ]
  }

  /// A new filter, made from a moment with a hashtag.
  public static func newFilter(_ strings: Strings) -> WordFilterContent {
    WordFilterContent(suggestions: ["#advent"])
  }

  /// An existing filter with all fields set.
  public static func filter(_ strings: Strings) -> WordFilterContent {
    let end = WordFilterContent.End.unchanged(endText(strings))
    return WordFilterContent(
      title: said("Spoilers", "剧透", "حرق الأحداث", strings),
      words: [
        said("spoiler", "剧透", "حرق", strings),
        said("season finale", "大结局", "الحلقة الأخيرة", strings), "",
      ],
      isWhole: false,
      places: [.home, .public, .thread],
      action: .hide,
      end: end,
      knownEnd: end,
      isKnown: true
    )
  }

  /// When filters of the demo end: on 12 May 2025 at 14:05.
  private static func endText(_ strings: Strings) -> String {
    TimeText(strings: strings, timeZone: .gmt).full(Date(timeIntervalSince1970: 1_747_058_700))
  }
}
