import Expectations
import Testing
import UIKit

/// Listing the actions of controls.
@MainActor @Suite struct EventHandlerTests {
  @Test func actionsAreListedWithTheirEvents() {
    let control = UIControl()
    let (first, second) = (UIAction { _ in }, UIAction { _ in })
    control.addAction(first, for: .touchDown)
    control.addAction(second, for: .valueChanged)
    control.addAction(first, for: .touchUpInside)
    var found: [UIAction?] = []
    var events: [UIControl.Event] = []
    control.enumerateEventHandlers { action, target, event, _ in
      found.append(action)
      events.append(event)
      expect(target == nil)
    }
    expect(found == [first, second])
    expect(events, equals: [[.touchDown, .touchUpInside], .valueChanged])
    var count = 0
    control.enumerateEventHandlers { _, _, _, isStopped in
      count += 1
      isStopped = true
    }
    expect(count, equals: 1)
  }
}
