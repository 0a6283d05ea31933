package import CoreGraphics
package import Foundation

/// The appearance of a range of text.
package struct TextAttributes: Hashable, Sendable {
  package var font: FontSpec
  /// The color; nil uses the color given when the text is drawn.
  package var color: CGColor?
  /// The background color; nil for none.
  package var backgroundColor: CGColor?
  /// Whether the text is underlined.
  package var underline: Bool
  /// The color of the underline; nil uses the color of the text.
  package var underlineColor: CGColor?
  /// Whether the text is struck through.
  package var strikethrough: Bool
  /// The color of the strikethrough; nil uses the color of the text.
  package var strikethroughColor: CGColor?
  /// Additional space after each letter, in points.
  package var kern: CGFloat
  /// The upward offset of the text, in points.
  package var baselineOffset: CGFloat
  /// The attachment of an object replacement character (U+FFFC) of the text.
  package var attachment: TextAttachment?
  private var effectsBox: TextEffectsBox?

  /// Rarely used attributes, such as shadow and outline.
  package var effects: TextEffects? {
    get { effectsBox?.effects }
    set { effectsBox = newValue.flatMap { $0.isEmpty ? nil : TextEffectsBox($0) } }
  }

  /// Makes attributes; only the font is required.
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

  /// Hashes the font only: keys that differ in colors are rare, and every label is hashed.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(font)
  }
}

/// An image in a line of text, laid out like a letter.
package struct TextAttachment: Hashable, Sendable {
  /// The image; nil reserves the space only.
  package var image: CGImage?
  /// The frame of the image, in points: the origin is relative to the baseline, with y upwards as
  /// in `NSTextAttachment`.
  package var bounds: CGRect
  /// The padding on the left and the right, in points.
  package var padding: CGFloat

  /// Makes an attachment.
  package init(image: CGImage?, bounds: CGRect, padding: CGFloat = 0) {
    self.image = image
    self.bounds = bounds
    self.padding = padding
  }
}
