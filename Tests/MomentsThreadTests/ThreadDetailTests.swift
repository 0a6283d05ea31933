import Expectations
import Foundation
import Foundations
import ListModel
import MomentsContracts
import MomentsThread
import MomentsValues
import ScreenTesting
import Testing
import UIKit
import _Testing_Rows

/// The targets of taps on the lines below a moment.
@Suite struct ThreadDetailTests {
  private func screen(showing view: UIView) async -> Screen {
    let screen = Screen(traits: ScreenTraits(size: CGSize(width: 390, height: 200))) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    await screen.settle()
    return screen
  }

  private func likes(
    by people: [PersonReference] = [],
    counted: String? = nil,
    boosted: String? = nil
  ) -> ThreadLikesRow {
    ThreadLikesRow(
      moment: "moment",
      likes: .init(
        count: people.count,
        isLiked: !people.isEmpty,
        countText: people.isEmpty ? "" : "\(people.count)",
        accessibilityText: "\(people.count) likes",
        people: people,
        peopleText: people.isEmpty ? "" : "You"
      ),
      likesTitle: counted,
      boostsTitle: boosted,
      showsLikers: true
    )
  }

  @Test func theLineOfTheTimeOpensTheEdits() async {
    let view = ThreadDetailView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    var row = ThreadDetailRow(
      moment: "moment",
      timeText: "20 March 2025",
      editsTitle: "Show edit history"
    )
    view.update(with: row)
    var actions: [MomentCommand] = []
    view.onAction = { actions.append($0) }
    let screen = await screen(showing: view)
    // The whole line is tappable, including the area above and behind its text.
    await screen.tap(at: CGPoint(x: 300, y: 6))
    expect(actions, equals: [.showEdits])
    row.editsTitle = nil
    screen.perform { view.update(with: row) }
    await screen.tap(at: CGPoint(x: 300, y: 6))
    expect(actions, equals: [.showEdits])
  }

  @Test func theNumbersOpenThePeople() async throws {
    let view = ThreadLikesView(imageLoader: Rows.loader)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    view.update(with: likes(counted: "24 likes", boosted: "12 boosts"))
    var actions: [MomentCommand] = []
    view.onAction = { actions.append($0) }
    let screen = await screen(showing: view)
    try await screen.tap("thread.boosts")
    try await screen.tap("thread.likes")
    expect(actions, equals: [.openBoosters, .openLikers])
    // Beside the numbers, in their line, is nothing.
    let boosts = try screen.view("thread.boosts")
    await screen.tap(at: CGPoint(x: 300, y: boosts.convert(boosts.bounds, to: nil).midY))
    expect(actions, equals: [.openBoosters, .openLikers])
  }

  /// A second tap hits the same button: what the first one added is below.
  @Test func aTapMovesNoButton() {
    let view = ThreadLikesView(imageLoader: Rows.loader)
    func fit() -> CGFloat {
      view.prepareForLayout(width: 390)
      view.frame.size = view.systemLayoutSizeFitting(
        CGSize(width: 390, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      view.layoutIfNeeded()
      return view.frame.height
    }
    func top(of identifier: String) -> CGFloat? {
      func find(_ parent: UIView) -> UIView? {
        parent.accessibilityIdentifier == identifier
          ? parent : parent.subviews.lazy.compactMap(find).first
      }
      return find(view).map { $0.convert($0.bounds, to: view).minY }
    }
    view.update(with: likes())
    let height = fit()
    let before = [top(of: "thread.like"), top(of: "thread.boost")]
    expect(before, equals: [0, 0])
    view.update(with: likes(by: [Rows.person()], boosted: "1 boost"))
    expect(fit(), isAbove: height)
    expect([top(of: "thread.like"), top(of: "thread.boost")], equals: before)
  }
}
