import Expectations
import Testing
import UIKit

/// Initializers of recognizers with a target and an action, which are nil on Linux.
@MainActor @Suite struct GestureInitializerTests {
  private final class DirectionPan: UIPanGestureRecognizer {
    let isVertical: Bool
    private(set) var starts: [CGPoint] = []

    init(isVertical: Bool, target: Any?, action: Selector?) {
      self.isVertical = isVertical
      super.init(target: target, action: action)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      starts += touches.map { $0.location(in: view) }
    }
  }

  private final class NamedTap: UITapGestureRecognizer {
    // The initializer without arguments is a convenience one: it is not overridden here.
    init() {
      super.init(target: nil, action: nil)
      name = "tap"
    }
  }

  private final class CountingLongPress: UILongPressGestureRecognizer {
    private(set) var count = 0

    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      count += 1
    }
  }

  @Test func aSubclassPassesTargetAndAction() {
    let pan = DirectionPan(isVertical: true, target: nil, action: nil)
    pan.maximumNumberOfTouches = 1
    expect(pan.isVertical)
    expect(pan.state, equals: .possible)
    expect(NamedTap().name, equals: "tap")
  }

  @Test func theInitializerWithoutArgumentsUsesTheDesignatedOne() {
    expect(CountingLongPress().count, equals: 1)
    expect(UITapGestureRecognizer(target: nil, action: nil).numberOfTapsRequired, equals: 1)
    expect(UIHoverGestureRecognizer(target: nil, action: nil).state, equals: .possible)
  }
}
