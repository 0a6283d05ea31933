import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsThread
import ScreenTesting
import Testing
import UIKit

/// The targets of taps on the lines below a moment.
@Suite struct ThreadDetailTests {
  @Test func eachLineOpensItsScreen() async throws {
    let view = ThreadDetailView(frame: CGRect(x: 0, y: 0, width: 390, height: 72))
    var row = ThreadDetailRow(
      moment: "moment",
      timeText: "20 March 2025",
      editsTitle: "Show edit history",
      likesTitle: "24 likes",
      boostsTitle: "12 boosts"
    )
    view.update(with: row)
    var actions: [MomentCommand] = []
    view.onAction = { actions.append($0) }
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 390, height: 200))) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    await screen.settle()
    // The whole line is tappable, including the area above and behind its text.
    await screen.tap(at: CGPoint(x: 300, y: 6))
    expect(actions, equals: [.showEdits])
    try await screen.tap("thread.boosts")
    try await screen.tap("thread.likes")
    expect(actions, equals: [.showEdits, .openBoosters, .openLikers])
    row.editsTitle = nil
    screen.perform { view.update(with: row) }
    await screen.tap(at: CGPoint(x: 300, y: 6))
    try await screen.tap("thread.boosts")
    expect(actions, equals: [.showEdits, .openBoosters, .openLikers, .openBoosters])
  }
}
