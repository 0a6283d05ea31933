import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Whether the content is cleared before ``draw(_:)``; a hint, which drawing does not need: each
  /// drawing replaces the previous one.
  public var clearsContextBeforeDrawing: Bool {
    get { flags.contains(.clearsContextBeforeDrawing) }
    set { flags.set(.clearsContextBeforeDrawing, newValue) }
  }

  /// Records pending drawing in this subtree.
  ///
  /// A subtree without pending drawing costs a single test.
  final func runDisplayPass() {
    if flags.contains(.needsDisplay) {
      recordContent()
      // Properties that drawing sets, such as the color of a label, do not request another drawing.
      flags.remove(.needsDisplay)
    }
    guard flags.contains(.subtreeNeedsDisplay) else { return }
    flags.remove(.subtreeNeedsDisplay)
    for view in storedSubviews
    where !view.flags.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) {
      view.runDisplayPass()
    }
  }

  /// Records the drawing of the view.
  ///
  /// Nothing is stored for a view that draws nothing.
  private func recordContent() {
    backingLayer.display()
    flags.set(.hasDrawnContent, backingLayer.displayList != nil)
  }

  /// Calls `draw(_:)` with a context and the view's traits as current ones.
  final func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    let previous = UITraitCollection.current
    UITraitCollection.current = storedTraits
    draw(backingLayer.bounds)
    UITraitCollection.current = previous
    UIGraphicsPopContext()
  }
}
