import Foundation
public import Foundations
public import MomentsValues
public import UIKit

extension ImageLabel {
  /// Shows a text of the contracts in one font, with its custom emoji as images; other marks are
  /// not shown.
  ///
  /// O(1) for texts without emoji. Without a loader, emoji are words.
  ///
  /// - Parameters:
  ///   - text: The text; nil for none.
  ///   - font: The label's font for traits, such as `Typography.name`.
  public func show(
    _ text: RichText?,
    in font: @escaping @MainActor (UITraitCollection?) -> UIFont
  ) {
    guard let text, text.hasEmoji, imageLoader != nil else {
      self.text = text?.string
      return
    }
    let shown = text.withImageLetters
    show { traits in
      let font = font(traits)
      let result = NSMutableAttributedString(string: shown.string, attributes: [.font: font])
      for run in shown.runs {
        guard let emoji = run.emoji,
          let image = ImageAttachment(emoji, font: font, scale: traits.displayScale)
        else { continue }
        result.addAttribute(
          .attachment,
          value: image,
          range: NSRange(location: run.range.lowerBound, length: run.range.count)
        )
      }
      return result
    }
  }
}

extension ImageAttachment {
  /// The attachment of a custom emoji in text of a font; nil for an emoji without an image.
  convenience init?(_ emoji: EmojiReference, font: UIFont, scale: CGFloat) {
    guard let url = emoji.stillURL else { return nil }
    self.init(
      url: url,
      movingURL: emoji.movingURL,
      words: emoji.shortcode,
      font: font,
      scale: scale
    )
  }
}

extension RichText.Style {
  /// Whether the attachment shows an image instead of the words.
  var isImage: Bool {
    if case .emoji = self { true } else { false }
  }
}
