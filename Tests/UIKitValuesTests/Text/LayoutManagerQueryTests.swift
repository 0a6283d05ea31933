import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKitValues

/// Queries of layout managers that subclasses override.
@MainActor @Suite struct LayoutManagerQueryTests {
  /// Makes rectangles of links larger, and hides the numbers of glyphs in front of a prefix.
  private nonisolated final class Custom: NSLayoutManager {
    override func boundingRect(
      forGlyphRange glyphRange: NSRange,
      in container: NSTextContainer
    ) -> CGRect {
      super.boundingRect(forGlyphRange: glyphRange, in: container).insetBy(dx: -4, dy: -4)
    }

    override func usedRect(for container: NSTextContainer) -> CGRect {
      var rect = super.usedRect(for: container)
      rect.size.height += 10
      return rect
    }

    override var extraLineFragmentRect: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }

    override func glyphRange(for container: NSTextContainer) -> NSRange {
      NSRange(location: 1, length: super.glyphRange(for: container).length - 1)
    }
  }

  private func lay<Manager: NSLayoutManager>(
    _ manager: Manager
  ) -> (Manager, NSTextContainer, NSTextStorage) {
    let storage = NSTextStorage(string: "One two three")
    let container = NSTextContainer(size: CGSize(width: 200, height: 200))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  @Test func callersOfTheSuperclassReachTheSubclass() {
    let (plain, first, one) = lay(NSLayoutManager())
    let (custom, second, two) = lay(Custom())
    let manager: NSLayoutManager = custom
    let word = NSRange(location: 4, length: 3)
    expect(
      manager.boundingRect(forGlyphRange: word, in: second),
      equals: plain.boundingRect(forGlyphRange: word, in: first).insetBy(dx: -4, dy: -4)
    )
    expect(manager.usedRect(for: second).height, equals: plain.usedRect(for: first).height + 10)
    expect(manager.extraLineFragmentRect, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    expect(manager.glyphRange(for: second), equals: NSRange(location: 1, length: 12))
    expect(one.length, equals: two.length)
  }
}
