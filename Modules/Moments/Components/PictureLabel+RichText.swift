import Foundation
public import Foundations
public import MomentsContracts
public import UIKit

extension PictureLabel {
  /// Shows a text of the contracts in one font, its custom emoji as pictures; other marks do not
  /// show.
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
    let shown = text.withPictureLetters
    show { traits in
      let font = font(traits)
      let result = NSMutableAttributedString(string: shown.string, attributes: [.font: font])
      for run in shown.runs {
        guard let emoji = run.emoji else { continue }
        result.addAttribute(
          .attachment,
          value: PictureAttachment(emoji, font: font, scale: traits.displayScale),
          range: NSRange(location: run.range.lowerBound, length: run.range.count)
        )
      }
      return result
    }
  }
}

extension PictureAttachment {
  /// The place of a custom emoji in text of a font.
  convenience init(_ emoji: EmojiReference, font: UIFont, scale: CGFloat) {
    self.init(
      url: emoji.picture.previewURL,
      movingURL: emoji.movingURL,
      words: emoji.shortcode,
      font: font,
      scale: scale
    )
  }
}

extension RichText.Kind {
  /// Whether a picture stands for the words.
  var isPicture: Bool {
    if case .emoji = self { true } else { false }
  }
}
