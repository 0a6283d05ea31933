internal import Foundation

/// All that a layout depends on: the key of the cache.
struct TextRequest: Hashable, Sendable {
  /// How the text looks.
  enum Look: Hashable, Sendable {
    /// The same all over.
    case plain(TextAttributes)
    /// Different in stretches.
    case runs([TextRun])
  }

  var text: String
  var look: Look
  var paragraph: TextParagraph
  /// The width in Pango's units; -1 for unbounded.
  var width: Int32
  var maximumLines: Int32

  init(
    text: String,
    look: Look,
    paragraph: TextParagraph,
    width: CGFloat?,
    maximumLines: Int
  ) {
    self.text = text
    self.look = look
    self.paragraph = paragraph
    if let width, width < 1_000_000 {
      self.width = Int32((max(0, width) * 1024).rounded())
    } else {
      self.width = -1
    }
    self.maximumLines = Int32(clamping: max(0, maximumLines))
  }

  /// The look of the first letter, which also serves an empty text.
  var firstAttributes: TextAttributes {
    switch look {
    case .plain(let attributes): attributes
    case .runs(let runs): runs.first?.attributes ?? TextAttributes(font: FontSpec(size: 12))
    }
  }

  /// The looks, each for the stretch of its index.
  var allAttributes: [TextAttributes] {
    switch look {
    case .plain(let attributes): [attributes]
    case .runs(let runs): runs.isEmpty ? [firstAttributes] : runs.map(\.attributes)
    }
  }

  static func == (lhs: TextRequest, rhs: TextRequest) -> Bool {
    lhs.width == rhs.width && lhs.maximumLines == rhs.maximumLines && lhs.text == rhs.text
      && lhs.look == rhs.look && lhs.paragraph == rhs.paragraph
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(maximumLines)
    hasher.combine(text)
    // Few texts differ only in the rest.
    let font = firstFont
    hasher.combine(font.size)
    hasher.combine(font.weight)
  }

  private var firstFont: FontSpec {
    switch look {
    case .plain(let attributes): attributes.font
    case .runs(let runs): runs.first?.attributes.font ?? FontSpec(size: 12)
    }
  }
}
