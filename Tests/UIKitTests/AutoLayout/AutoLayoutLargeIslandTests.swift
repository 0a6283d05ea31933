import Expectations
import Testing
import UIKit

/// Islands of hundreds of views: laid out like small ones, by a solver that splits them.
@MainActor @Suite struct AutoLayoutLargeIslandTests {
  let root = makeRoot(390, 20_000)

  private func pin(_ view: UIView, below above: UIView?) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
    ]
  }

  /// The expected frames of views with these contents, stacked vertically.
  private func expectedFrames(_ views: [ContentView]) -> [CGRect] {
    var top: CGFloat = 0
    return views.map { view in
      let size = CGSize(width: min(view.content.width, 358), height: view.content.height)
      defer { top += 8 + size.height }
      return CGRect(x: 16, y: top + 8, width: size.width, height: size.height)
    }
  }

  @Test func contentsStayStackedThroughChanges() throws {
    var views: [ContentView] = []
    for index in 0..<200 {
      let view = root.adding(ContentView(CGFloat(index * 37 % 500), CGFloat(10 + index % 30)))
      NSLayoutConstraint.activate(pin(view, below: views.last))
      views.append(view)
    }
    root.layoutIfNeeded()
    expect(views.map(\.frame), equals: expectedFrames(views))
    views[77].content = CGSize(width: 444, height: 99)
    root.layoutIfNeeded()
    expect(views.map(\.frame), equals: expectedFrames(views))
    let height = views[100].heightAnchor.constraint(equalToConstant: 55)
    height.isActive = true
    root.layoutIfNeeded()
    expect(views[100].frame.height, equals: 55)
    height.isActive = false
    root.layoutIfNeeded()
    expect(views.map(\.frame), equals: expectedFrames(views))
    // Views go, until the island is small.
    while views.count > 10 {
      views.removeLast().removeFromSuperview()
      if views.count % 40 == 0 { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()
    expect(views.map(\.frame), equals: expectedFrames(views))
  }

  @Test func largeStacksHideAndShowViews() {
    let views = (0..<150).map { _ in ContentView(40, 20) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 5
    root.adding(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expect(stack.frame, equals: CGRect(x: 0, y: 0, width: 390, height: 150 * 25 - 5))
    expect(views[149].frame, equals: CGRect(x: 0, y: 149 * 25, width: 390, height: 20))
    views[10].isHidden = true
    views[20].content.height = 30
    root.layoutIfNeeded()
    expect(views[149].frame.minY, equals: CGFloat(149 * 25 - 25 + 10))
    views[10].isHidden = false
    root.layoutIfNeeded()
    expect(views[149].frame.minY, equals: CGFloat(149 * 25 + 10))
  }
}
