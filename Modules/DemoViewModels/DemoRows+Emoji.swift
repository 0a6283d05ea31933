import Foundation
import ListModel
public import MomentsContracts
public import MomentsLanguage
public import MomentsValues

extension DemoRows {
  /// A custom emoji of an animal: "cat", "dog", "fox", "bear" or "owl".
  ///
  /// Other animals have an image that never loads.
  public static func emoji(_ animal: String) -> EmojiReference {
    let address = "demo-art://emoji/\(animal)-1?w=96&h=96"
    return EmojiReference(
      shortcode: animal,
      url: URL(string: address + "&moves=1"),
      staticURL: URL(string: address)
    )
  }

  /// A text in which words between colons are custom emoji: ":cat: at home".
  public static func emojiText(_ text: String) -> RichText {
    var builder = RichText.Builder()
    for (place, part) in text.components(separatedBy: ":").enumerated() {
      if place.isMultiple(of: 2) {
        if !part.isEmpty { builder.append(part) }
      } else {
        builder.append(":\(part):", .emoji(emoji(part)))
      }
    }
    return builder.build()
  }

  /// A person with custom emoji in their name.
  public static let mochi = emojiPerson(":cat: Mochi :fox:", "mochi", "cat-1")

  /// A person with custom emoji in a name that runs from right to left.
  public static let sami = emojiPerson("سامي :owl: العلي :bear:", "sami", "beard-9")

  private static func emojiPerson(
    _ name: String,
    _ id: String,
    _ portrait: String
  ) -> PersonReference {
    PersonReference(
      id: id,
      displayName: emojiText(name),
      handle: "@" + id,
      avatar: image("portrait/" + portrait, width: 240, height: 240)
    )
  }

  /// A moment with custom emoji wherever they are possible: in name, boost, text, warning, options
  /// of a poll, and likers.
  ///
  /// - Parameters:
  ///   - author: The author.
  ///   - isWarned: Whether it has a warning.
  ///   - strings: The reader's language.
  /// - Returns: The moment.
  public static func emojiMoment(
    by author: PersonReference,
    isWarned: Bool = false,
    _ strings: Strings
  ) -> MomentRow {
    let words = said(
      "The :fox: was at the pier again :cat::cat: and nobody minded. #harbour :bear:",
      "码头上的:fox:又来了:cat::cat:，没有人在意。#港口 :bear:",
      "عاد الـ:fox: إلى الرصيف :cat::cat: ولم يمانع أحد. #ميناء :bear:",
      strings
    )
    var row = moment(id: ListItemID("emoji-\(author.id)"), author: author, text: emojiText(words))
    let booster = author == sami ? mochi : sami
    row.boostedBy = RichText(
      strings.boosted(by: booster.displayName.string),
      naming: [booster.displayName]
    )
    row.timeText = strings.clock(hour: 14, minute: 5)
    row.timeAccessibilityText = row.timeText
    row.likes = MomentRow.Likes(count: 3, isLiked: false, people: [mochi, sami], strings: strings)
    row.comments = MomentRow.Comments(count: 4, strings: strings)
    if isWarned {
      row.contentWarning = MomentRow.ContentWarning(
        text: emojiText(said(":owl: at night", "夜里的:owl:", ":owl: في الليل", strings)),
        isRevealed: false,
        strings: strings
      )
    } else {
      row.poll = PollRow(
        Poll(
          id: "poll",
          options: [
            Poll.Option(title: said("The :cat:", "选:cat:", "الـ:cat:", strings), votes: 12),
            Poll.Option(
              title: said("The :dog:, of course", "当然是:dog:", "الـ:dog: طبعًا", strings),
              votes: 30
            ),
          ],
          expiresAt: pollNow + 3_600,
          voters: 42,
          emojis: ["cat", "dog"].map(emoji)
        ),
        choices: [0],
        now: pollNow,
        strings: strings
      )
    }
    return row
  }
}
