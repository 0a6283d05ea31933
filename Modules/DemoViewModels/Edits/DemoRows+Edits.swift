import Foundation
import ListModel
public import MomentsContracts
public import MomentsLanguage
import MomentsValues

extension DemoRows {
  /// Versions of a moment in every state, the newest first: one that waits to be sent, with a poll,
  /// behind a warning, with photos, and the first one.
  public static func versions(_ strings: Strings) -> [MomentVersionRow] {
    func remark(_ changes: MomentVersionChange...) -> String {
      changes.map(strings.changed).joined(separator: " · ")
    }
    let text = shortText(strings)
    let more = said(" Bring a flask.", "带上水壶。", " أحضر ترمسًا.", strings)
    var waiting = version("waiting", hour: 16, text + more, remark(.text), strings)
    waiting.text = RichText(
      text + more,
      runs: [
        .init(
          text.utf16.count + (more.hasPrefix(" ") ? 1 : 0)..<(text + more).utf16.count,
          .added
        )
      ]
    )
    waiting.isPending = true
    waiting.timeText = strings.sending
    var asking = version("4", hour: 15, text, remark(.photosRemoved, .pollAdded), strings)
    asking.poll = PollRow(answers: poll(.fresh, strings).options.map(\.title))
    var warned = version("3", hour: 14, text, remark(.warningAdded, .descriptions), strings)
    warned.photos = photos(3)
    warned.contentWarning = MomentRow.ContentWarning(
      text: RichText(said("Weather", "天气", "الطقس", strings)),
      isRevealed: false,
      strings: strings
    )
    var pictured = version("2", hour: 13, text, remark(.photosAdded), strings)
    pictured.photos = photos(3)
    let first = version("1", hour: 12, text, strings.originalVersion, strings)
    return [waiting, asking, warned, pictured, first]
  }

  /// A version with a long text, and many changes.
  public static func longVersion(_ strings: Strings) -> MomentVersionRow {
    version(
      "long",
      hour: 18,
      longText(strings),
      MomentVersionChange.allCases.map(strings.changed).joined(separator: " · "),
      strings
    )
  }

  private static func version(
    _ id: ListItemID,
    hour: Int,
    _ text: String,
    _ remark: String,
    _ strings: Strings
  ) -> MomentVersionRow {
    let time = TimeText(strings: strings, timeZone: .gmt)
    // A day in March, at half past six in the evening.
    let now = Date(timeIntervalSince1970: 1_742_495_400)
    let date = now - Double(18 - hour) * 3_600
    return MomentVersionRow(
      id: id,
      author: ann,
      timeText: time.short(date, now: now),
      fullTimeText: time.full(date),
      remark: remark,
      text: RichText(text),
      photoText: strings.photoWithoutDescription
    )
  }
}
