import Expectations
import Foundation
import Testing
import UIKit

/// Distances between anchors as dimensions, and the anchors of constraints.
@MainActor @Suite struct DistanceTests {
  private let headless = HeadlessHost(size: CGSize(width: 300, height: 300), scale: 1)

  private func makeViews(
    _ count: Int,
    isRightToLeft: Bool = false
  ) -> (root: UIView, views: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    let views = (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      return view
    }
    return (root, views)
  }

  @Test(arguments: [false, true]) func distancesCanBeEqual(isRightToLeft: Bool) {
    headless.run {
      let (root, views) = makeViews(3, isRightToLeft: isRightToLeft)
      let (a, b, c) = (views[0], views[1], views[2])
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
          .constraint(equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)),
      ])
      root.layoutIfNeeded()
      // 300 - 10 - 60 leaves 230 for two distances.
      expect(isRightToLeft ? b.frame.maxX == 155 : b.frame.minX == 145)
    }
  }

  @Test func distancesCompareWithDimensionsAndConstants() {
    headless.run {
      let (root, views) = makeViews(3)
      NSLayoutConstraint.activate([
        views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
        views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
          .constraint(equalToConstant: 33),
        views[1].rightAnchor.anchorWithOffset(to: views[2].leftAnchor)
          .constraint(equalTo: views[0].widthAnchor, multiplier: 2, constant: 5),
      ])
      root.layoutIfNeeded()
      expect(views[1].frame.minX, equals: 53)
      expect(views[2].frame.minX, equals: CGFloat(118))
      // The other way around: a width from a distance, which may be negative.
      let wide = UIView()
      wide.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(wide)
      let back = views[2].leftAnchor.anchorWithOffset(to: views[0].leftAnchor)
      NSLayoutConstraint.activate([
        wide.widthAnchor.constraint(equalTo: back, multiplier: -0.5, constant: 1),
        wide.leftAnchor.constraint(equalTo: root.leftAnchor),
      ])
      root.layoutIfNeeded()
      expect(wide.frame.width, equals: 60)
    }
  }

  @Test func distancesFromTopToBottomAndToGuides() {
    headless.run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 40,
        leading: 0,
        bottom: 10,
        trailing: 0
      )
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 30),
        root.layoutMarginsGuide.topAnchor.anchorWithOffset(to: view.topAnchor)
          .constraint(
            equalTo: view.bottomAnchor.anchorWithOffset(to: root.layoutMarginsGuide.bottomAnchor)
          ),
      ])
      root.layoutIfNeeded()
      expect(view.frame.midY, equals: 115)
      root.directionalLayoutMargins.top = 100
      root.layoutIfNeeded()
      expect(view.frame.midY, equals: 145)
    }
  }

  @Test func removingAViewRemovesItsDistances() {
    headless.run {
      let (root, views) = makeViews(3)
      let distance = views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor)
        .constraint(equalTo: views[0].widthAnchor)
      let other = views[1].rightAnchor.anchorWithOffset(to: views[2].leftAnchor)
        .constraint(equalTo: views[0].rightAnchor.anchorWithOffset(to: views[1].leftAnchor))
      distance.isActive = true
      other.isActive = true
      root.layoutIfNeeded()
      views[2].removeFromSuperview()
      expect(distance.isActive && !other.isActive)
      views[1].removeFromSuperview()
      expect(!distance.isActive)
      root.layoutIfNeeded()
    }
  }

  @Test func constraintsKnowTheirAnchors() {
    headless.run {
      let (root, views) = makeViews(2)
      let constraint = views[0].leadingAnchor.constraint(equalTo: views[1].trailingAnchor)
      expect(constraint.firstAnchor, equals: views[0].leadingAnchor)
      expect(constraint.firstAnchor != views[0].leftAnchor)
      expect(constraint.secondAnchor, equals: views[1].trailingAnchor)
      expectNil(views[0].widthAnchor.constraint(equalToConstant: 1).secondAnchor)
      expect(Set([root.topAnchor, root.topAnchor, root.bottomAnchor]).count, equals: 2)
    }
  }

  @Test func aSizeThatIsNoPartOfAnotherIsAConstant() {
    let (root, views) = makeViews(2)
    let width = views[0].heightAnchor.constraint(
      equalTo: views[1].widthAnchor,
      multiplier: 0,
      constant: 20
    )
    expectNil(width.secondAnchor)
    expectNil(width.secondItem)
    expect(width.secondAttribute, equals: .notAnAttribute)
    width.isActive = true
    root.layoutIfNeeded()
    expect(views[0].frame.height, equals: 20)
    let item = NSLayoutConstraint(
      item: views[0],
      attribute: .width,
      relatedBy: .equal,
      toItem: views[1],
      attribute: .width,
      multiplier: 0,
      constant: 20
    )
    expectNil(item.secondItem)
    let half = views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 0.5)
    expect(half.secondItem, isSameAs: views[1])
  }
}
