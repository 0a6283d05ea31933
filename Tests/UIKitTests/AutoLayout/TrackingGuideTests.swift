import Expectations
import Foundation
import Testing
import UIKit

/// Constraints that are active while a guide is near edges of its view, or away from them.
@MainActor @Suite struct TrackingGuideTests {
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 400), scale: 1)

  @Test func theKeyboardGuideReportsItsNearEdges() {
    let window = headless.makeWindow()
    headless.run {
      let guide = window.keyboardLayoutGuide
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
      let middle = view.centerXAnchor.constraint(equalTo: window.centerXAnchor)
      let side = view.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
      guide.setConstraints([near], activeWhenNearEdge: .bottom)
      guide.setConstraints([middle], activeWhenAwayFrom: [.leading, .trailing])
      guide.setConstraints([side], activeWhenNearEdge: .leading)
      expect(near.isActive && middle.isActive && !side.isActive)
      expect(guide.constraintsActive(whenNearEdge: .bottom), equals: [near])
      expect(guide.constraintsActiveWhenAway(from: [.leading, .trailing]), equals: [middle])
      guide.removeAllTrackedConstraints()
      expect(!near.isActive && !middle.isActive)
      expect(guide.constraintsActive(whenNearEdge: .bottom), satisfies: \.isEmpty)
    }
  }

  @Test func constraintsFollowAMovingGuide() {
    let window = headless.makeWindow()
    let guide = UITrackingLayoutGuide()
    let view = UIView()
    var place: NSLayoutConstraint?
    headless.run {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      window.addLayoutGuide(guide)
      let leading = guide.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 100)
      place = leading
      NSLayoutConstraint.activate([
        leading, guide.widthAnchor.constraint(equalToConstant: 50),
        guide.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
        guide.heightAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      ])
      guide.setConstraints(
        [view.widthAnchor.constraint(equalToConstant: 11)],
        activeWhenNearEdge: .leading
      )
      guide.setConstraints(
        [view.widthAnchor.constraint(equalToConstant: 22)],
        activeWhenAwayFrom: .leading
      )
    }
    headless.settle()
    expect(view.frame.width, equals: 22)
    headless.run { place?.constant = 4 }
    headless.settle()
    expect(view.frame.width, equals: 11)
    headless.run { place?.constant = 60 }
    headless.settle()
    expect(view.frame.width, equals: 22)
  }
}
