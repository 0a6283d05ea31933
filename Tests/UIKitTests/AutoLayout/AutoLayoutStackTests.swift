import Expectations
import TestSupport
import Testing
import UIKit

/// Stack views: the sizes of their arranged views.
@MainActor @Suite struct AutoLayoutStackTests {
  let root = makeRoot(300, 200)

  /// A stack pinned to the root's edges, except those that are left free.
  func makeStack(
    _ views: [UIView],
    axis: NSLayoutConstraint.Axis = .horizontal,
    pinsEnds: Bool = true
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    root.adding(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    if pinsEnds {
      NSLayoutConstraint.activate([
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
    return stack
  }

  func frames(_ stack: UIStackView) -> [CGRect] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test func stacksFitTheirViews() {
    let stack = makeStack([ContentView(40, 20), ContentView(60, 30)], pinsEnds: false)
    stack.spacing = 10
    expect(
      frames(stack),
      equals: [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 50, y: 0, width: 60, height: 30),
      ]
    )
    expect(stack.frame.size, equals: CGSize(width: 110, height: 30))
  }

  @Test func fillStretchesTheViewWithTheLowestHugging() {
    let views = [ContentView(40, 20), ContentView(60, 30)]
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let stack = makeStack(views)
    stack.spacing = 8
    expect(frames(stack).map(\.width), equals: [40, 252])
  }

  @Test func fillEquallyMakesEqualLengths() {
    let stack = makeStack([ContentView(10, 20), ContentView(90, 30), ContentView(5, 5)])
    stack.distribution = .fillEqually
    stack.spacing = 15
    expect(frames(stack).map(\.width), equals: [90, 90, 90])
    expect(frames(stack).map(\.minX), equals: [0, 105, 210])
  }

  @Test func fillProportionallyFollowsTheContents() {
    let stack = makeStack([ContentView(10, 20), ContentView(20, 30)])
    stack.distribution = .fillProportionally
    expect(frames(stack).map(\.width), equals: [100, 200])
  }

  @Test func equalSpacingSharesTheGaps() {
    let stack = makeStack([ContentView(50, 20), ContentView(100, 30), ContentView(50, 5)])
    stack.distribution = .equalSpacing
    expect(frames(stack).map(\.minX), equals: [0, 100, 250])
  }

  @Test func equalCenteringSharesTheDistancesOfCenters() {
    let stack = makeStack([ContentView(40, 20), ContentView(100, 30), ContentView(40, 5)])
    stack.distribution = .equalCentering
    expect(frames(stack).map(\.midX), equals: [20, 150, 280])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [0, 0] as [CGFloat], [200, 200] as [CGFloat]),
    (.top, [0, 0], [20, 40]), (.center, [90, 80], [20, 40]), (.bottom, [180, 160], [20, 40]),
  ])
  func alignmentPlacesAcross(
    alignment: UIStackView.Alignment,
    tops: [CGFloat],
    heights: [CGFloat]
  ) {
    let stack = makeStack([ContentView(50, 20), ContentView(100, 40)])
    stack.alignment = alignment
    expect(frames(stack).map(\.minY), equals: tops)
    expect(frames(stack).map(\.height), equals: heights)
  }

  @Test func centerAlignedStacksAreAsHighAsTheirHighestView() {
    let stack = makeStack([ContentView(50, 20), ContentView(100, 40)], pinsEnds: false)
    stack.alignment = .center
    expect(frames(stack).map(\.minY), equals: [10, 0])
    expect(stack.frame.height, equals: 40)
  }

  @Test func baselinesAlign() {
    final class Line: UIView {
      var baseline: CGFloat = 0
      var height: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: height) }
      override var forFirstBaselineLayout: UIView { marker }
      let marker = UIView()
      func build() -> Self {
        adding(marker)
        NSLayoutConstraint.activate([
          marker.topAnchor.constraint(equalTo: topAnchor, constant: baseline),
          marker.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
        return self
      }
    }
    let small = Line()
    small.baseline = 8
    small.height = 12
    let large = Line()
    large.baseline = 30
    large.height = 40
    let stack = makeStack([small.build(), large.build()], pinsEnds: false)
    stack.alignment = .firstBaseline
    expect(frames(stack).map(\.minY), equals: [22, 0])
    expect(stack.frame.height, equals: 40)
  }

  @Test func hiddenViewsTakeNoSpaceOrSpacing() {
    let views = [ContentView(40, 20), ContentView(60, 30), ContentView(50, 10)]
    let stack = makeStack(views, pinsEnds: false)
    stack.spacing = 10
    expect(frames(stack).map(\.minX), equals: [0, 50, 120])
    views[1].isHidden = true
    expect(frames(stack)[2].minX, equals: 50)
    expect(views[1].frame.width, equals: 0)
    expect(stack.frame.size, equals: CGSize(width: 100, height: 20))
    views[1].isHidden = false
    expect(frames(stack).map(\.minX), equals: [0, 50, 120])
    views[0].isHidden = true
    expect(frames(stack).map(\.minX), equals: [0, 0, 70])
  }

  @Test func hidingEverythingLeavesAnEmptyStack() {
    let views = [ContentView(40, 20), ContentView(60, 30)]
    let stack = makeStack(views, axis: .vertical, pinsEnds: false)
    for view in views { view.isHidden = true }
    _ = frames(stack)
    expect(stack.frame.height, equals: 0)
  }

  @Test func customSpacingReplacesTheSpacingAfterAView() {
    let views = [ContentView(40, 20), ContentView(40, 20), ContentView(40, 20)]
    let stack = makeStack(views, axis: .vertical, pinsEnds: false)
    stack.spacing = 4
    stack.setCustomSpacing(30, after: views[0])
    expect(frames(stack).map(\.minY), equals: [0, 50, 74])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    expect(frames(stack).map(\.minY), equals: [0, 24, 48])
  }

  @Test func marginsApplyOnRequest() {
    let stack = makeStack([ContentView(40, 20)], pinsEnds: false)
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.isLayoutMarginsRelativeArrangement = true
    expect(frames(stack), equals: [CGRect(x: 2, y: 1, width: 40, height: 20)])
    expect(stack.frame.size, equals: CGSize(width: 46, height: 24))
  }

  @Test func stacksNest() {
    let inner = UIStackView(arrangedSubviews: [ContentView(40, 20), ContentView(80, 10)])
    inner.axis = .vertical
    inner.spacing = 5
    let stack = makeStack([ContentView(30, 50), inner], pinsEnds: false)
    stack.spacing = 8
    stack.alignment = .center
    root.layoutIfNeeded()
    expect(stack.frame.size, equals: CGSize(width: 118, height: 50))
    expect(inner.frame, equals: CGRect(x: 38, y: 7.5, width: 80, height: 35).integralAtScale(root))
    expect(inner.arrangedSubviews[1].frame, equals: CGRect(x: 0, y: 25, width: 80, height: 10))
  }

  @Test func arrangedViewsMayBeConstrainedToEachOther() {
    let views = [ContentView(40, 20), ContentView(60, 30)]
    let stack = makeStack(views)
    views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 2).isActive = true
    expect(frames(stack).map(\.width), equals: [200, 100])
  }

  @Test func rowsRunFromTheRightInARightToLeftInterface() {
    let stack = makeStack([ContentView(40, 20), ContentView(60, 30)], pinsEnds: false)
    stack.semanticContentAttribute = .forceRightToLeft
    expect(frames(stack).map(\.minX), equals: [60, 0])
  }

  @Test func equalDistancesOfCentersAreMirrored() {
    let places = [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft].map { direction in
      let stack = makeStack([ContentView(40, 20), ContentView(60, 30), ContentView(50, 10)])
      stack.distribution = .equalCentering
      stack.semanticContentAttribute = direction
      return frames(stack)
    }
    let width = places[0].map(\.maxX).max() ?? 0
    expect(places[1].map(\.maxX), equals: places[0].map { width - $0.minX })
  }

  @Test func removedViewsCloseTheGap() {
    let views = [ContentView(40, 20), ContentView(60, 30), ContentView(50, 10)]
    let stack = makeStack(views, pinsEnds: false)
    _ = frames(stack)
    views[1].removeFromSuperview()
    expect(stack.arrangedSubviews.count, equals: 2)
    expect(frames(stack).map(\.minX), equals: [0, 40])
    stack.insertArrangedSubview(views[1], at: 0)
    expect(frames(stack).map(\.minX), equals: [0, 60, 100])
    stack.removeArrangedSubview(views[1])
    expect(views[1].superview, isSameAs: stack)
    expect(frames(stack).map(\.minX), equals: [0, 40])
  }

  @Test func viewsHiddenInAReleasedStackHaveTheirSizeInAnother() {
    let root = makeRoot()
    let old = root.adding(UIStackView())
    let new = root.adding(UIStackView())
    old.axis = .vertical
    let view = ContentView(37, 23)
    old.addArrangedSubview(view)
    view.isHidden = true
    root.layoutIfNeeded()
    expect(view.frame.height, equals: 0)

    new.addArrangedSubview(view)
    old.removeFromSuperview()
    view.isHidden = false
    root.layoutIfNeeded()
    expect(view.frame.size, equals: CGSize(width: 37, height: 23))
    // Taken out of the order first, as UIKit's own documentation does it.
    view.isHidden = true
    root.layoutIfNeeded()
    new.removeArrangedSubview(view)
    view.removeFromSuperview()
    expect(view.constraints, satisfies: \.isEmpty)
  }

  @Test func changingTheAxisRebuildsTheArrangement() {
    let stack = makeStack([ContentView(40, 20), ContentView(60, 30)], pinsEnds: false)
    _ = frames(stack)
    stack.axis = .vertical
    expect(
      frames(stack),
      equals: [
        CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 0, y: 20, width: 60, height: 30),
      ]
    )
  }

  /// Few constraints are reused in another way than many.
  @Test(arguments: Seeds.first(8), [4, 40])
  func viewsHiddenShownAndMovedAtRandomAreInARow(seed: UInt64, count: Int) {
    var random = SeededGenerator(seed: seed)
    let views = (0..<count).map { _ in
      ContentView(
        CGFloat(Int.random(in: 5...90, using: &random)),
        CGFloat(Int.random(in: 5...40, using: &random))
      )
    }
    let stack = makeStack(views, axis: .vertical, pinsEnds: false)
    stack.alignment = .leading
    for step in 0..<25 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        stack.spacing = CGFloat(Int.random(in: 0...9, using: &random))
      case 1:
        guard let moved = views.randomElement(using: &random) else { continue }
        stack.insertArrangedSubview(moved, at: Int.random(in: 0..<count, using: &random))
      default:
        for _ in 0...Int.random(in: 0..<3, using: &random) {
          views.randomElement(using: &random)?.isHidden = Bool.random(using: &random)
        }
      }
      root.layoutIfNeeded()
      let shown = stack.arrangedSubviews.compactMap { $0 as? ContentView }.filter { !$0.isHidden }
      var y: CGFloat = 0
      let expected = shown.map { view in
        defer { y += view.content.height + stack.spacing }
        return CGRect(origin: CGPoint(x: 0, y: y), size: view.content)
      }
      expect(shown.map(\.frame), equals: expected, "seed \(seed), step \(step)")
    }
  }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels of a view's screen.
  @MainActor func integralAtScale(_ view: UIView) -> CGRect {
    let scale = max(1, view.traitCollection.displayScale)
    func round(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let left = round(minX)
    let top = round(minY)
    return CGRect(x: left, y: top, width: round(maxX) - left, height: round(maxY) - top)
  }
}
