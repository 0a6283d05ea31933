import CoreGraphics
import Foundation
import QuartzCore

/// Draws the text of an editor with its selection and its caret.
///
/// The text is drawn in tiles, of which only the visible ones exist: an edit redraws the affected
/// tiles. The origin of the canvas is the corner of the text.
@MainActor final class TextCanvas: UIView {
  private let editor: TextEditor
  private var tiles: [Int: TextTile] = [:]
  private let highlights = UIView()
  private let caret = UIView()
  private var blink: FrameTimer?
  private var blinksLeft = 0

  /// The height of a tile, in points.
  private static let tileHeight: CGFloat = 512
  /// The width of the caret, in points.
  static let caretWidth: CGFloat = 2
  /// The duration of the caret's visible and invisible phases, in seconds.
  private static let blinkTime: TimeInterval = 0.5
  /// The number of blinks after which the caret stays visible until the next input.
  private static let mostBlinks = 20

  /// The color of text without a color attribute.
  var textColor = UIColor.label {
    didSet { redraw() }
  }
  /// Whether the caret and the selection are shown.
  var isActive = false {
    didSet { if isActive != oldValue { updateSelection() } }
  }
  /// Whether the caret is shown while the selection is empty.
  var showsCaret = true
  /// The width to which selected lines are filled; nil to fill only their text.
  var fillWidth: CGFloat?
  /// The visible part of the canvas.
  var visibleRect = CGRect.zero {
    didSet {
      if visibleRect != oldValue {
        updateTiles()
        placeHighlights()
      }
    }
  }

  init(editor: TextEditor) {
    self.editor = editor
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    caret.layer.cornerRadius = Self.caretWidth / 2
    caret.isHidden = true
    addSubview(highlights)
    addSubview(caret)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    for view in highlights.subviews { view.backgroundColor = selectionColor }
  }

  private var selectionColor: UIColor { tintColor.withAlphaComponent(0.2) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateSelection()
  }

  // MARK: - Text

  /// Redraws the whole canvas.
  func redraw() {
    for tile in tiles.values { tile.setNeedsDisplay() }
  }

  /// Redraws a vertical range.
  func redraw(_ heights: ClosedRange<CGFloat>) {
    // Glyphs can extend beyond their lines.
    let range = heights.lowerBound - 20...heights.upperBound + 20
    for (index, tile) in tiles {
      let top = CGFloat(index) * Self.tileHeight
      if range.overlaps(top...top + Self.tileHeight) { tile.setNeedsDisplay() }
    }
    updateTiles()
  }

  private func updateTiles() {
    let size = CGSize(width: max(visibleRect.maxX, editor.body.size.width), height: 0)
    // A margin beside the text, for glyphs that extend beyond it.
    let sideSpace: CGFloat = 20
    let bottom = min(visibleRect.maxY, editor.body.size.height + sideSpace)
    let first = (max(visibleRect.minY, -sideSpace) / Self.tileHeight).rounded(.down)
    let last = (bottom / Self.tileHeight).rounded(.down)
    // Compared before they become integers: the sides of an empty rectangle may be infinite.
    let requested =
      first <= last && visibleRect.width > 0 ? Array(Int(first)...Int(last)) : []
    for (index, tile) in tiles where !requested.contains(index) {
      tile.removeFromSuperview()
      tiles[index] = nil
    }
    let left = max(visibleRect.minX - sideSpace, -sideSpace)
    let right = min(visibleRect.maxX, size.width) + sideSpace
    for index in requested {
      let frame = CGRect(
        x: left,
        y: CGFloat(index) * Self.tileHeight,
        width: max(right - left, 0),
        height: Self.tileHeight
      )
      if let tile = tiles[index] {
        if tile.frame != frame {
          tile.frame = frame
          tile.setNeedsDisplay()
        }
        continue
      }
      let tile = TextTile(frame: frame) { [unowned self] tile in draw(tile) }
      tiles[index] = tile
      insertSubview(tile, belowSubview: caret)
      tile.setNeedsDisplay()
    }
  }

  private func draw(_ tile: TextTile) {
    let frame = tile.frame
    editor.body.draw(
      in: frame.minY - 20...frame.maxY + 20,
      at: CGPoint(x: -frame.minX, y: -frame.minY),
      color: textColor.cgColor(with: traitCollection)
    )
  }

  // MARK: - Caret and selection

  /// Returns the frame of the caret, aligned to pixels and inside the visible area.
  func caretRect(at place: CaretPosition) -> CGRect {
    let rect = editor.body.caretRect(at: place)
    let scale = max(traitCollection.displayScale, 1)
    var x = rect.minX - Self.caretWidth / 2
    if let fillWidth { x = min(max(x, 0), max(fillWidth - Self.caretWidth, 0)) }
    return CGRect(
      x: (x * scale).rounded() / scale,
      y: (rect.minY * scale).rounded() / scale,
      width: Self.caretWidth,
      height: (rect.height * scale).rounded() / scale
    )
  }

  /// Updates the selection, and restarts the blinking of the caret.
  func updateSelection() {
    placeHighlights()
    let isShown = showsSelection && showsCaret && !editor.hasSelection && window != nil
    stopBlinking()
    caret.isHidden = !isShown
    guard isShown else { return }
    caret.frame = caretRect(at: editor.head)
    blinksLeft = Self.mostBlinks
    scheduleBlink()
  }

  private var showsSelection: Bool { isActive && !editor.clearsOnInsertion }

  private func placeHighlights() {
    var rects: [CGRect] = []
    if showsSelection, editor.hasSelection {
      let scale = max(traitCollection.displayScale, 1)
      func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
      rects = editor.body.selectionRects(for: editor.selection, fillWidth: fillWidth)
        .filter { $0.maxY >= visibleRect.minY && $0.minY <= visibleRect.maxY }
        .map {
          CGRect(
            x: rounded($0.minX),
            y: rounded($0.minY),
            width: rounded($0.maxX) - rounded($0.minX),
            height: rounded($0.maxY) - rounded($0.minY)
          )
        }
    }
    let views = highlights.subviews
    for (index, rect) in rects.enumerated() {
      let view = index < views.count ? views[index] : UIView()
      if index >= views.count {
        view.backgroundColor = selectionColor
        highlights.addSubview(view)
      }
      if view.frame != rect { view.frame = rect }
    }
    for view in views.dropFirst(rects.count) { view.removeFromSuperview() }
  }

  private func scheduleBlink() {
    guard let screen = window?.screen, screen.blinksCaret, blinksLeft > 0 else { return }
    blinksLeft -= 1
    blink = screen.timers.schedule(at: CACurrentMediaTime() + Self.blinkTime) { [weak self] in
      guard let self else { return }
      blink = nil
      caret.isHidden = !caret.isHidden
      // The last state must be visible.
      if caret.isHidden { blinksLeft = max(blinksLeft, 1) }
      scheduleBlink()
    }
  }

  private func stopBlinking() {
    if let blink { window?.screen.timers.cancel(blink) }
    blink = nil
  }
}
