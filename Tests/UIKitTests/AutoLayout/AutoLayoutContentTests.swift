import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Text that wraps, conflicts and visual formats.
@MainActor @Suite struct AutoLayoutContentTests {
  /// Represents text: an area that is preserved when it wraps into lines 10 points high.
  final class Wrapping: UIView {
    var length: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    var measured = 0
    override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }
    override var autoLayoutHeightDependsOnWidth: Bool { true }
    override func autoLayoutHeight(forWidth width: CGFloat) -> CGFloat {
      measured += 1
      return width > 0 ? (length / width).rounded(.up) * 10 : 10
    }
    override var autoLayoutBaselineOffsets: (first: CGFloat, last: CGFloat) { (8, 2) }
  }

  let root = makeRoot(200, 400)

  func makeColumn() -> (Wrapping, ContentView) {
    let text = root.adding(Wrapping())
    let below = root.adding(ContentView(20, 20))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -50),
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      below.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -4),
    ])
    return (text, below)
  }

  func fit(_ width: CGFloat) -> CGSize {
    root.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  @Test func textWrapsAtItsWidth() {
    let (text, below) = makeColumn()
    text.length = 350
    expect(fit(200), equals: CGSize(width: 200, height: 4 + 40 + 4 + 20 + 4))
    root.frame.size = fit(200)
    root.layoutIfNeeded()
    expect(text.frame, equals: CGRect(x: 50, y: 4, width: 100, height: 40))
    expect(below.frame.minY, equals: 48)
    expect(fit(450).height, equals: 42)
    text.length = 1000
    expect(fit(200).height, equals: 132)
    text.length = 10
    expect(fit(200).height, equals: 42)
  }

  @Test func textPinnedOnBothSidesIsMeasuredOncePerChange() {
    let (text, _) = makeColumn()
    text.length = 350
    root.frame.size = fit(200)
    root.layoutIfNeeded()
    text.length = 500
    let before = text.measured
    root.frame.size = fit(200)
    root.layoutIfNeeded()
    expect(text.measured, equals: before + 1)
    expect(root.frame.height, equals: 82)
  }

  @Test func shortTextNextToAButtonTakesItsOwnWidth() {
    let text = root.adding(Wrapping())
    let button = root.adding(ContentView(60, 20))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
      button.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    text.length = 70
    root.layoutIfNeeded()
    expect(text.frame.size, equals: CGSize(width: 70, height: 10))
    text.length = 300
    root.layoutIfNeeded()
    expect(text.frame.size, equals: CGSize(width: 130, height: 30))
    expect(button.frame.minX, equals: 140)
    text.length = 50
    root.layoutIfNeeded()
    expect(text.frame.size, equals: CGSize(width: 50, height: 10))
    expect(button.frame.minX, equals: 60)
  }

  @Test func baselinesOfTextAreAnchors() {
    let text = root.adding(Wrapping())
    text.length = 60
    let view = root.adding(ContentView(10, 10))
    let line = root.adding(ContentView(10, 1))
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: text.firstBaselineAnchor),
      line.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    expect(view.frame.maxY, equals: 28)
    expect(line.frame.minY, equals: 28)
  }

  // MARK: - Conflicts

  /// Collects reports instead of printing them.
  func reports(during body: () -> Void) -> [String] {
    var texts: [String] = []
    let previous = AutoLayoutReports.handler
    AutoLayoutReports.handler = { texts.append($0) }
    defer { AutoLayoutReports.handler = previous }
    body()
    return texts
  }

  @Test func conflictsAreReportedOnceAndBreakTheLatestConstraint() {
    let view = root.adding(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    wide.identifier = "wide"
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.identifier = "narrow"
    let bystander = view.heightAnchor.constraint(equalToConstant: 10)
    bystander.identifier = "bystander"
    NSLayoutConstraint.activate([
      wide, bystander, view.leadingAnchor.constraint(equalTo: root.leadingAnchor), narrow,
    ])
    let texts = reports {
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    expect(texts.count, equals: 1)
    let text = texts.first ?? ""
    expect(text.hasPrefix("Unable to simultaneously satisfy constraints."))
    expect(text.contains("'wide'"))
    expect(text.contains("'narrow'"))
    expect(!text.contains("'bystander'"))
    expect(
      text.contains("Will attempt to recover by breaking constraint \n\(narrow.description)")
    )
    expect(view.frame.width, equals: 100)
    wide.isActive = false
    root.layoutIfNeeded()
    expect(view.frame.width, equals: 50)
  }

  @Test func anOptionalConstraintNeverConflicts() {
    let view = root.adding(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 100), narrow])
    expect(reports { root.layoutIfNeeded() }, satisfies: \.isEmpty)
    expect(view.frame.width, equals: 100)
  }

  @Test func tooSmallRootsAreReported() {
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -150),
    ])
    let texts = reports { root.layoutIfNeeded() }
    expect(texts.first?.contains("UIView-Encapsulated-Layout-Width"), equals: true)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    expect(view.frame.minX, equals: 150)
    expect(view.frame.width, equals: 100)
  }

  // MARK: - Visual formats

  @Test func visualFormatsCreateConstraints() {
    let left = root.adding(ContentView(30, 20))
    let right = root.adding(ContentView(30, 20))
    let views: [String: Any] = ["left": left, "right": right]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-12-[left(>=50)]-gap-[right(==left)]-|",
        options: [.alignAllTop, .alignAllBottom],
        metrics: ["gap": 20],
        views: views
      )
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[left(40@900)]",
          metrics: nil,
          views: views
        )
    )
    root.layoutIfNeeded()
    expect(left.frame, equals: CGRect(x: 12, y: 8, width: 80, height: 40))
    expect(right.frame, equals: CGRect(x: 112, y: 8, width: 80, height: 40))
  }

  @Test func formatsWithoutADistanceKeepToTheMarginsOfTheSuperview() {
    let view = root.adding(UIView())
    root.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 13, right: 20)
    let formats = ["H:|-[view]-|", "V:|-[view]-|"]
    let constraints = formats.flatMap {
      NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: ["view": view])
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 16, y: 11, width: 164, height: 376))
    expect(constraints[0].secondAttribute, equals: .leadingMargin)
    expect(constraints[0].constant, equals: 0)
    expect(constraints[1].firstAttribute, equals: .trailingMargin)
    root.layoutMargins = .zero
    root.layoutIfNeeded()
    expect(view.frame, equals: root.bounds)
  }

  /// Forms align `V:|-11-[field]-11-|` by baselines: one view has nothing to be aligned with.
  @Test func aFormatWithOneViewAcceptsEveryAlignment() {
    let view = root.adding(UIView())
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-11-[view]-11-|",
      options: .alignAllLastBaseline,
      metrics: nil,
      views: ["view": view]
    )
    expect(constraints.count, equals: 2)
  }

  @Test func descriptionsReadLikeApples() {
    let view = root.adding(UIView())
    let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    constraint.identifier = "edge"
    let text = constraint.description
    expect(text.hasPrefix("<NSLayoutConstraint:0x"))
    expect(text.contains("'edge' UIView:0x"))
    expect(text.contains(".leading + 16   (inactive)>"))
  }

  @Test func viewsWithoutCommonAncestorCannotBeConstrained() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let first = UIView()
        let second = UIView()
        first.leadingAnchor.constraint(equalTo: second.leadingAnchor).isActive = true
      }
    }
  }

  @Test func viewsAndEnginesAreReleased() {
    weak var weakView: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let holder = makeRoot()
      let view = holder.adding(ContentView(10, 10))
      let constraint = view.leadingAnchor.constraint(equalTo: holder.leadingAnchor)
      constraint.isActive = true
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      holder.layoutIfNeeded()
      weakView = view
      weakConstraint = constraint
    }
    expectNil(weakView)
    expectNil(weakConstraint)
  }

  @Test func subviewsCanOutliveTheirIsland() {
    let view = ContentView(10, 10)
    do {
      let holder = makeRoot()
      holder.addSubview(view)
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor).isActive = true
      holder.layoutIfNeeded()
    }
    view.invalidateIntrinsicContentSize()
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    expect(view.frame.minX, equals: 3)
  }

  @Test func aScrollViewLooksForFloatingContentUntilThereIsNone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: root.bounds)
    scroll.contentSize.height = 900
    root.addSubview(scroll)
    let floating = UIView()
    floating.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(floating)
    floating.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    scroll.contentOffset.y = 50
    expect(scroll.layoutState.hasFloatingContent)
    floating.removeFromSuperview()
    scroll.contentOffset.y = 100
    expect(!scroll.layoutState.hasFloatingContent)
  }
}
