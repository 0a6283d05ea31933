import ConstraintSolver
import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Islands: which views share a solver, and the cost of a change.
@MainActor @Suite struct AutoLayoutIslandTests {
  final class Island: UIView {
    override var isAutoLayoutIsland: Bool { true }
  }

  let root = makeRoot(300, 600)

  func engine(of view: UIView) -> LayoutEngine? { view.autoLayoutState?.item?.engine }

  @Test func viewsWithFramesAreSeparateIslands() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.addSubview(content)
    let inner = content.adding(ContentView(10, 10))
    let outer = root.adding(ContentView(10, 10))
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    expect(engine(of: inner)?.root, isSameAs: content)
    expect(engine(of: outer)?.root, isSameAs: root)
  }

  @Test func outsideConstraintsJoinIslands() {
    let content = UIView(frame: CGRect(x: 20, y: 0, width: 200, height: 100))
    root.addSubview(content)
    let inner = content.adding(ContentView(10, 10))
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: content.topAnchor),
    ])
    root.layoutIfNeeded()
    let outer = root.adding(ContentView(10, 10))
    let link = outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor)
    NSLayoutConstraint.activate([link, outer.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()
    expect(engine(of: inner)?.root, isSameAs: root)
    expect(inner.frame.minX, equals: 5)
    expect(outer.frame.minX, equals: 35)
    link.isActive = false
    root.layoutIfNeeded()
    expect(engine(of: inner)?.root, isSameAs: content)
    expect(inner.frame.minX, equals: 5)
  }

  @Test func islandsAreIsolatedForAllFrameSources() {
    let island = root.adding(Island())
    let inner = island.adding(ContentView(10, 10))
    inner.leadingAnchor.constraint(equalTo: island.leadingAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()
    expect(engine(of: inner)?.root, isSameAs: island)
    expect(inner.frame.minX, equals: 3)
  }

  @Test func layoutAtTheFittingSizeNeedsNoSolving() throws {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    root.addSubview(content)
    let views = (0..<6).map { _ in content.adding(ContentView(50, 20)) }
    var above = content.topAnchor
    for view in views {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        view.topAnchor.constraint(equalTo: above, constant: 4),
      ])
      above = view.bottomAnchor
    }
    above.constraint(equalTo: content.bottomAnchor).isActive = true
    func fit() -> CGSize {
      content.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    content.frame.size = fit()
    root.layoutIfNeeded()
    expect(views[5].frame.maxY, equals: 144)
    let solver = try require(engine(of: views[0])).solver
    let before = solver.pivotCount
    // A cell that is reused: other contents, another height.
    for height in [30, 55, 12, 20] as [CGFloat] {
      views[2].content.height = height
      content.frame.size = fit()
      root.layoutIfNeeded()
      expect(views[5].frame.maxY, equals: 124 + height)
    }
    expect(solver.pivotCount, equals: before)
  }

  @Test func aCellThatIsLaidOutBeforeItIsMeasuredKeepsItsContent() {
    let previous = AutoLayoutReports.handler
    AutoLayoutReports.handler = { _ in }
    defer { AutoLayoutReports.handler = previous }
    let cell = Island(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    root.addSubview(cell)
    let inner = cell.adding(UIView())
    let height = inner.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      inner.topAnchor.constraint(equalTo: cell.topAnchor),
      inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor), height,
    ])
    root.layoutIfNeeded()
    height.constant = 70
    root.layoutIfNeeded()
    expect(inner.frame.height, equals: 70)
    cell.frame.size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expect(cell.frame.height, equals: 70)
    height.priority = UILayoutPriority(999)
    cell.frame.size.height = 90
    root.layoutIfNeeded()
    expect(inner.frame.height, equals: 90)
  }

  @Test func manyConstraintsCanBeAddedAndRemoved() {
    let a = root.adding(ContentView(10, 10))
    let b = root.adding(ContentView(10, 10))
    let row = [
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ]
    let column = [
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor),
      a.topAnchor.constraint(equalTo: b.bottomAnchor),
    ]
    for round in 0..<200 {
      NSLayoutConstraint.deactivate(round % 2 == 0 ? column : row)
      NSLayoutConstraint.activate(round % 2 == 0 ? row : column)
      root.layoutIfNeeded()
      let expected =
        round % 2 == 0
        ? [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]
        : [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 0)]
      expect([a.frame.origin, b.frame.origin], equals: expected)
    }
    expect(root.constraints.count, equals: 4)
  }
}
