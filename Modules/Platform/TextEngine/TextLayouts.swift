internal import CoreGraphics
package import Foundation
internal import Locking

/// A text with its attributes, and its recent layouts.
///
/// All views with the same text share one object, so that it is laid out once for each width; a
/// view retains it while it shows the text. It can be shared between threads.
package final class TextLayouts: Sendable {
  /// A layout and the width that its lines are aligned in.
  package struct Fit: Sendable {
    package var layout: TextLayout
    package var width: CGFloat

    package init(layout: TextLayout, width: CGFloat) {
      self.layout = layout
      self.width = width
    }
  }

  fileprivate struct Made {
    /// The width that the text was wrapped in; nil if it was not wrapped.
    var width: CGFloat?
    var request: TextRequest
    var layout: TextLayout
  }

  /// The maximum number of layouts cached for one text.
  private static let maximumCount = 6
  /// Widths that differ by less than this wrap in the same way: sizes have been rounded up to
  /// pixels.
  private static let tolerance: CGFloat = 0.01

  let key: TextKey
  private let made = Mutex<[Made]>([])

  init(_ key: TextKey) {
    self.key = key
  }

  /// The layouts of a text with several runs of attributes.
  package static func of(
    _ text: String,
    runs: [TextRun],
    paragraph: TextParagraph
  ) -> TextLayouts {
    if runs.count == 1, let run = runs.first, run.attributes.attachment == nil {
      return of(text, attributes: run.attributes, paragraph: paragraph)
    }
    return TextLayoutCache.layouts(
      of: TextKey(text: text, style: .runs(runs), paragraph: paragraph)
    )
  }

  /// The layouts of a text with uniform attributes.
  package static func of(
    _ text: String,
    attributes: TextAttributes,
    paragraph: TextParagraph
  ) -> TextLayouts {
    TextLayoutCache.layouts(
      of: TextKey(text: text, style: .plain(attributes), paragraph: paragraph)
    )
  }

  /// The layouts of a text whose paragraphs have different styles.
  package static func of(
    _ text: String,
    runs: [TextRun],
    parts: [TextPart]
  ) -> TextLayouts {
    let first = parts.first?.paragraph ?? TextParagraph()
    if parts.count < 2 { return of(text, runs: runs, paragraph: first) }
    var key = TextKey(text: text, style: .runs(runs), paragraph: first)
    key.parts = parts
    return TextLayoutCache.layouts(of: key)
  }

  /// The layout for a maximum width in points, or nil for none, and a maximum number of lines, or 0
  /// for none.
  package func layout(width: CGFloat?, maximumLines: Int) -> TextLayout {
    layout(TextRequest(key, width: width, maximumLines: maximumLines), width)
  }

  /// A layout with the line breaks for a width, though its alignment may be for another: drawing
  /// uses the measured lines.
  package func fit(width: CGFloat?, maximumLines: Int) -> Fit {
    let request = TextRequest(key, width: width, maximumLines: maximumLines)
    let isJustified = key.paragraph.alignment == .justified || !key.parts.isEmpty
    let known = made.withLock { made in
      made.first {
        $0.request.maximumLines == request.maximumLines
          && $0.suits(width, isJustified: isJustified, tolerance: Self.tolerance)
      }
    }
    if let known { return Fit(layout: known.layout, width: known.width ?? known.layout.size.width) }
    let layout = layout(request, width)
    return Fit(layout: layout, width: width ?? layout.size.width)
  }

  private func layout(_ request: TextRequest, _ width: CGFloat?) -> TextLayout {
    if let known = known(request) { return known }
    let layout =
      key.parts.isEmpty
      ? madeFromUnbounded(request) ?? TextTypesetter.use(request) { $0.typeset() }
      : joined(request)
    return keep(layout, request, width)
  }

  private func known(_ request: TextRequest) -> TextLayout? {
    made.withLock { made in made.first { $0.answers(request) }?.layout }
  }

  /// Caches a layout; returns another thread's if that was faster.
  private func keep(
    _ layout: TextLayout,
    _ request: TextRequest,
    _ width: CGFloat?
  ) -> TextLayout {
    made.withLock { made in
      if let known = made.first(where: { $0.answers(request) }) { return known.layout }
      if made.count == Self.maximumCount { made.removeFirst() }
      made.append(
        Made(width: request.width < 0 ? nil : width, request: request, layout: layout)
      )
      return layout
    }
  }

  /// Derives a layout for a width from one without.
  ///
  /// Shaping letters once and then breaking lines takes less time than letting Pango break them,
  /// and labels measure both ways.
  private func madeFromUnbounded(_ request: TextRequest) -> TextLayout? {
    guard request.width >= 0 else { return nil }
    var unbounded = request
    unbounded.width = -1
    var known = known(unbounded)
    // If all lines barely fit into the allowed ones, the work would be wasted.
    let lines = Int(request.maximumLines)
    if known == nil, lines == 0 || key.text.utf8.count < lines * 40, request.canBeBrokenAnew {
      let layout = TextTypesetter.use(unbounded) { $0.typeset() }
      known = keep(layout, unbounded, nil)
    }
    guard let known else { return nil }
    return known.moved(for: request) ?? known.rebroken(for: request)
  }
}

extension TextLayouts.Made {
  fileprivate func answers(_ requested: TextRequest) -> Bool {
    request.width == requested.width && request.maximumLines == requested.maximumLines
  }

  /// Whether text wrapped in the requested width has the line breaks of this layout: the width is
  /// at least that of the longest line, and at most the width they were wrapped in.
  fileprivate func suits(_ requested: CGFloat?, isJustified: Bool, tolerance: CGFloat) -> Bool {
    guard let requested else { return width == nil }
    guard let width else {
      return !isJustified && !layout.isTruncated && requested >= layout.size.width - tolerance
    }
    if abs(requested - width) < tolerance { return true }
    guard !isJustified, !layout.isTruncated else { return false }
    return requested <= width && requested >= layout.size.width - tolerance
  }
}
