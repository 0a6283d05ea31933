import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The clock of scroll animations that a test starts.
@MainActor @Suite struct ScrollClockTests {
  @Test func scrollingGoesByTheClockOfTheWindow() async {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.contentSize = CGSize(width: 200, height: 2_000)
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 200, height: 300))) {
      let controller = UIViewController()
      controller.view.addSubview(scroll)
      return controller
    }
    // Outside of `perform(_:)`, where the clock of the task is the system's.
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    await screen.advance(by: 0.1)
    expect(scroll.contentOffset.y, isAbove: 0)
    expect(scroll.contentOffset.y, isBelow: 500)
    await screen.advance(by: 1)
    expect(scroll.contentOffset.y, equals: 500)
  }
}
