package import CoreGraphics
package import Foundation

/// The appearance of a range of text.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontSpec
  /// The color; nil takes the color given when the text is drawn.
  package var color: CGColor?
  /// A color behind the text.
  package var backgroundColor: CGColor?
  /// Whether a line lies under the text.
  package var underline: Bool
  /// The color of that line; nil takes the color of the text.
  package var underlineColor: CGColor?
  /// Whether the text is struck through.
  package var strikethrough: Bool
  /// The color of that line; nil takes the color of the text.
  package var strikethroughColor: CGColor?
  /// Extra room after each letter, in points.
  package var kern: CGFloat
  /// How far the text is raised, in points.
  package var baselineOffset: CGFloat
  /// The attachment of an object replacement character (U+FFFC) of the text.
  package var attachment: TextAttachment?
  private var effectsBox: TextEffectsBox?

  /// Shadow, outline and the like.
  package var effects: TextEffects? {
    get { effectsBox?.effects }
    set { effectsBox = newValue.flatMap { $0.isEmpty ? nil : TextEffectsBox($0) } }
  }

  /// Describes text; only the font is needed.
  package init(
    font: FontSpec,
    color: CGColor? = nil,
    backgroundColor: CGColor? = nil,
    underline: Bool = false,
    underlineColor: CGColor? = nil,
    strikethrough: Bool = false,
    strikethroughColor: CGColor? = nil,
    kern: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    attachment: TextAttachment? = nil
  ) {
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.underline = underline
    self.underlineColor = underlineColor
    self.strikethrough = strikethrough
    self.strikethroughColor = strikethroughColor
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.attachment = attachment
  }

  /// Hashes the font only: keys that differ in colors are rare, and hashing happens for every
  /// label.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(font)
  }
}

/// An image in a line of text, laid out like a letter.
package struct TextAttachment: Hashable, Sendable {
  /// The image; nil keeps the room free.
  package var image: CGImage?
  /// The place of the image, in points: the origin is relative to the baseline, y grows upwards
  /// as in `NSTextAttachment`.
  package var bounds: CGRect
  /// Room left and right of it, in points.
  package var padding: CGFloat

  /// Describes an image in text.
  package init(image: CGImage?, bounds: CGRect, padding: CGFloat = 0) {
    self.image = image
    self.bounds = bounds
    self.padding = padding
  }
}
