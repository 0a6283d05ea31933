import Foundation
public import Foundations
public import MomentsContracts
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
        guard let emoji = run.emoji else { continue }
        result.addAttribute(
          .attachment,
          value: ImageAttachment(emoji, font: font, scale: traits.displayScale),
          range: NSRange(location: run.range.lowerBound, length: run.range.count)
        )
      }
      return result
    }
  }
}

extension ImageAttachment {
  /// The attachment of a custom emoji in text of a font.
  convenience init(_ emoji: EmojiReference, font: UIFont, scale: CGFloat) {
    self.init(
      url: emoji.image.previewURL,
      movingURL: emoji.movingURL,
      words: emoji.shortcode,
      font: font,
      scale: scale
    )
  }
}

extension RichText.Kind {
  /// Whether the attachment shows an image instead of the words.
  var isImage: Bool {
    if case .emoji = self { true } else { false }
  }
}
