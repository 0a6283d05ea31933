import Expectations
import Testing
import UIKit

/// The frames that result from constraints.
@MainActor @Suite struct AutoLayoutConstraintTests {
  let root = makeRoot()

  @Test func edgesAndConstantsDetermineTheFrame() {
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -24),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 16, y: 10, width: 280, height: 44))
    expect(root.constraints.count, equals: 3)
    expect(view.constraints.count, equals: 1)
  }

  @Test func aNestedViewIsPlacedInItsSuperviewsCoordinates() {
    let outer = root.adding(UIView())
    let inner = outer.adding(UIView())
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      outer.widthAnchor.constraint(equalToConstant: 100),
      outer.heightAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    expect(outer.frame, equals: CGRect(x: 100, y: 50, width: 100, height: 50))
    expect(inner.frame, equals: CGRect(x: 50, y: 15, width: 20, height: 20))
  }

  @Test func aChangedConstantMovesTheViewAtTheNextLayout() {
    let view = root.adding(ContentView(40, 20))
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    NSLayoutConstraint.activate([top, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 0, y: 5, width: 40, height: 20))
    top.constant = 30
    expect(view.frame.minY, equals: 5)
    root.layoutIfNeeded()
    expect(view.frame.minY, equals: 30)
  }

  @Test func resizingTheRootResizesAPinnedSubview() {
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func contentDeterminesSizeAndLowerPriorityContentShrinks() {
    let strong = root.adding(ContentView(200, 20))
    let weak = root.adding(ContentView(200, 20))
    weak.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    NSLayoutConstraint.activate([
      strong.leftAnchor.constraint(equalTo: root.leftAnchor),
      weak.leftAnchor.constraint(equalTo: strong.rightAnchor, constant: 10),
      weak.rightAnchor.constraint(equalTo: root.rightAnchor),
      strong.topAnchor.constraint(equalTo: root.topAnchor),
      weak.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(strong.frame.width, equals: 200)
    expect(weak.frame, equals: CGRect(x: 210, y: 0, width: 110, height: 20))
  }

  @Test func theViewWithLowerHuggingPriorityGrows() {
    let left = root.adding(ContentView(50, 20))
    let right = root.adding(ContentView(50, 20))
    right.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    expect(left.frame.width, equals: 270)
    expect(right.frame.width, equals: 50)
    left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    expect(left.frame.width, equals: 50)
    expect(right.frame.width, equals: 270)
  }

  @Test func contentChangesUpdateTheLayout() {
    let view = root.adding(ContentView(50, 20))
    let below = root.adding(ContentView(10, 10))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    expect(below.frame.minY, equals: 28)
    view.content = CGSize(width: 60, height: 50)
    root.layoutIfNeeded()
    expect(view.frame.size, equals: CGSize(width: 60, height: 50))
    expect(below.frame.minY, equals: 58)
  }

  @Test func multipliedPositionsAreRelativeToTheOwningView() {
    let container = root.adding(UIView())
    let view = container.adding(ContentView(20, 20))
    NSLayoutConstraint.activate([
      container.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.widthAnchor.constraint(equalToConstant: 200),
      container.heightAnchor.constraint(equalToConstant: 200),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      NSLayoutConstraint(
        item: view,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: container,
        attribute: .centerX,
        multiplier: 0.5,
        constant: 0
      ),
    ])
    root.layoutIfNeeded()
    expect(view.frame.midX, equals: 50)
  }

  @Test func leadingIsRightInARightToLeftView() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = root.adding(ContentView(40, 20))
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame.minX, equals: 264)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    expect(view.frame.minX, equals: 16)
  }

  @Test func centersAreMirroredWithTheEdgesThatTheyAreComparedWith() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = root.adding(ContentView(40, 20))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame.maxX, equals: root.bounds.midX - 10)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    expect(view.frame.minX, equals: root.bounds.midX + 10)
  }

  @Test func marginsAndTheirGuideAgree() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      NSLayoutConstraint(
        item: view,
        attribute: .top,
        relatedBy: .equal,
        toItem: root,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
      NSLayoutConstraint(
        item: view,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: root,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      ),
    ])
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 20, y: 1, width: 260, height: 476))
    root.layoutMargins.left = 50
    root.layoutIfNeeded()
    expect(view.frame.minX, equals: 50)
  }

  @Test func layoutGuidesTakePartInLayout() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = root.adding(ContentView(10, 10))
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expect(guide.layoutFrame, equals: CGRect(x: 30, y: 0, width: 100, height: 50))
    expect(view.frame, equals: CGRect(x: 75, y: 40, width: 10, height: 10))
    root.removeLayoutGuide(guide)
    expect(root.constraints, satisfies: \.isEmpty)
    expect(root.layoutGuides, satisfies: \.isEmpty)
  }

  @Test func framesAreRoundedToPixels() {
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.3),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3.0),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let scale = max(1, root.traitCollection.displayScale)
    expect(view.frame.minX * scale, equals: (view.frame.minX * scale).rounded())
    expect(view.frame.maxX * scale, equals: (view.frame.maxX * scale).rounded())
  }

  @Test func translatedMasksConstrainTheFrame() {
    let frameView = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
    frameView.autoresizingMask = [.flexibleWidth]
    root.addSubview(frameView)
    let view = root.adding(ContentView(10, 10))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: frameView.rightAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: frameView.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame.origin, equals: CGPoint(x: 115, y: 50))
    frameView.frame.origin.y = 40
    root.layoutIfNeeded()
    expect(view.frame.origin, equals: CGPoint(x: 115, y: 70))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    expect(frameView.frame.width, equals: 180)
    expect(view.frame.origin, equals: CGPoint(x: 195, y: 70))
  }

  @Test func removingAViewRemovesItsConstraints() {
    let view = root.adding(ContentView(10, 10))
    let other = root.adding(ContentView(10, 10))
    let link = other.leftAnchor.constraint(equalTo: view.rightAnchor)
    NSLayoutConstraint.activate([
      link, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    expect(other.frame.minX, equals: 57)
    view.removeFromSuperview()
    expect(!link.isActive)
    expect(root.constraints, satisfies: \.isEmpty)
    expect(view.constraints.count, equals: 1)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), link,
    ])
    root.layoutIfNeeded()
    expect(other.frame.minX, equals: 50)
  }

  @Test func theFittingSizeOfAViewWithoutContentIsZeroWithoutASign() {
    let size = UIView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(size, equals: .zero)
    expect(size.width.sign == .plus && size.height.sign == .plus)
  }

  @Test func insertedSubtreesJoinTheConstraints() {
    let container = UIView()
    container.translatesAutoresizingMaskIntoConstraints = false
    let inner = container.adding(ContentView(30, 12))
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 4),
      inner.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -4),
      inner.topAnchor.constraint(equalTo: container.topAnchor, constant: 2),
      inner.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -2),
    ])
    expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      equals: CGSize(width: 38, height: 16)
    )
    root.addSubview(container)
    NSLayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      container.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    expect(container.frame, equals: CGRect(x: 10, y: 10, width: 38, height: 16))
    expect(inner.frame, equals: CGRect(x: 4, y: 2, width: 30, height: 12))
    expect(
      container.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ),
      equals: CGSize(width: 100, height: 16)
    )
    expect(container.frame.width, equals: 38)
  }

  @Test func fittingChangesNoFramesBeforeLayout() {
    let view = root.adding(ContentView(50, 20))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expect(size, equals: CGSize(width: 200, height: 40))
    expect(view.frame, equals: .zero)
    root.frame.size = size
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 10, y: 10, width: 180, height: 20))
    root.frame.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test func aPriorityCanChangeWhileActive() {
    let view = root.adding(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultHigh
    wide.priority = .defaultLow
    NSLayoutConstraint.activate([
      narrow, wide, view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame.width, equals: 10)
    wide.priority = UILayoutPriority(999.5)
    root.layoutIfNeeded()
    expect(view.frame.width, equals: 100)
    wide.isActive = false
    root.layoutIfNeeded()
    expect(view.frame.width, equals: 10)
  }

  @Test func anUnderdeterminedViewIsAmbiguous() {
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    expect(!view.hasAmbiguousLayout)
  }
}
