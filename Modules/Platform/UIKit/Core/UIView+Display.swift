import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Records again what is due in this subtree.
  ///
  /// A clean one costs one test.
  final func runDisplayPass() {
    if flags.contains(.needsDisplay) {
      flags.remove(.needsDisplay)
      recordContent()
    }
    guard flags.contains(.subtreeNeedsDisplay) else { return }
    flags.remove(.subtreeNeedsDisplay)
    for view in storedSubviews
    where !view.flags.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) {
      view.runDisplayPass()
    }
  }

  /// Records what the view draws.
  ///
  /// A view that draws nothing keeps nothing.
  private func recordContent() {
    backingLayer.display()
    flags.set(.hasDrawnContent, backingLayer.displayList != nil)
  }

  /// Calls `draw(_:)` with a context as the current one and the view's traits as the current ones.
  final func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    let previous = UITraitCollection.current
    UITraitCollection.current = storedTraits
    draw(backingLayer.bounds)
    UITraitCollection.current = previous
    UIGraphicsPopContext()
  }
}
