internal import Foundation

/// A text with its attributes: the key of the cache.
struct TextKey: Hashable, Sendable {
  /// The style of the text.
  enum Style: Hashable, Sendable {
    /// Uniform attributes.
    case plain(TextAttributes)
    /// Several runs of attributes.
    case runs([TextRun])
  }

  var text: String
  var style: Style
  var paragraph: TextParagraph
  /// The parts with different paragraph styles; empty if all paragraphs have the same one.
  var parts: [TextPart] = []

  /// The attributes of the first letter, which also serves an empty text.
  var firstAttributes: TextAttributes {
    switch style {
    case .plain(let attributes): attributes
    case .runs(let runs): runs.first?.attributes ?? TextAttributes(font: FontSpec(size: 12))
    }
  }

  /// The attributes, indexed by run.
  var allAttributes: [TextAttributes] {
    switch style {
    case .plain(let attributes): [attributes]
    case .runs(let runs): runs.isEmpty ? [firstAttributes] : runs.map(\.attributes)
    }
  }

  /// Compares UTF-8 bytes: strings that are canonically equivalent may have different offsets.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.text.utf8.count == rhs.text.utf8.count && lhs.text == rhs.text && lhs.style == rhs.style
      && lhs.paragraph == rhs.paragraph && lhs.parts == rhs.parts
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    // Few texts differ only in the remaining properties.
    let font = firstFont
    hasher.combine(font.size)
    hasher.combine(font.weight)
  }

  private var firstFont: FontSpec {
    switch style {
    case .plain(let attributes): attributes.font
    case .runs(let runs): runs.first?.attributes.font ?? FontSpec(size: 12)
    }
  }
}

/// All inputs of a layout.
struct TextRequest: Sendable {
  var key: TextKey
  /// The width in Pango's units; -1 for unbounded.
  var width: Int32
  var maximumLines: Int32

  var text: String { key.text }
  var style: TextKey.Style { key.style }
  var paragraph: TextParagraph { key.paragraph }

  init(_ key: TextKey, width: CGFloat?, maximumLines: Int) {
    self.key = key
    if let width, width < 1_000_000 {
      self.width = Int32((max(0, width) * 1024).rounded())
    } else {
      self.width = -1
    }
    self.maximumLines = Int32(clamping: max(0, maximumLines))
  }
}
