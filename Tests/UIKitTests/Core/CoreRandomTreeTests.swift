import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite struct CoreRandomTreeTests {
  final class Counting: UIView {
    var layouts = 0
    var mayMark = true
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      // Now and then a layout makes another one necessary.
      if mayMark, layouts % 7 == 0 { subviews.first?.setNeedsLayout() }
    }
  }

  @Test(arguments: Seeds.first(20))
  func noInvalidationIsLost(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let host = HeadlessHost()
    let window = host.makeWindow()
    let root = Counting(frame: window.bounds)
    window.addSubview(root)
    var views: [Counting] = [root]
    for step in 0..<200 {
      let view = views.randomElement(using: &random) ?? root
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let child = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.insertSubview(
          child,
          at: Int.random(in: 0...view.subviews.count, using: &random)
        )
        views.append(child)
      case 2 where view !== root:
        let target = views.randomElement(using: &random) ?? root
        if !target.isDescendant(of: view) { target.addSubview(view) }
      case 3 where view !== root:
        view.removeFromSuperview()
        if Bool.random(using: &random) { root.addSubview(view) }
      case 4: view.setNeedsLayout()
      case 5: view.setNeedsDisplay()
      case 6:
        view.frame.size.width = CGFloat(Int.random(in: 0..<50, using: &random))
      default: view.setNeedsUpdateConstraints()
      }
      guard step % 10 == 9 else { continue }
      let due = views.filter {
        $0.window != nil && $0.flags.contains(.needsLayout)
      }
      let before = due.map(\.layouts)
      host.frame()
      for (view, count) in zip(due, before) {
        expect(view.layouts, isAbove: count, "seed \(seed), step \(step)")
      }
      for view in views where view.window != nil {
        expect(view.flags.isDisjoint(with: .anyWork), "seed \(seed), step \(step)")
        expect(view.subviews.map(\.layer), equals: (view.layer.sublayers ?? []))
      }
    }
  }
}
