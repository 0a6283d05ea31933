import CoreGraphics
import Foundation

/// A tile of a text canvas.
@MainActor final class TextTile: UIView {
  private let drawing: (TextTile) -> Void

  init(frame: CGRect, drawing: @escaping (TextTile) -> Void) {
    self.drawing = drawing
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { drawing(self) }
}
