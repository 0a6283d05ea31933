import Expectations
import Foundation
import Testing
import UIKit

/// Regions, styles and effects of the pointer.
@MainActor @Suite struct PointerInteractionTests {
  final class Fixture: NSObject, UIPointerInteractionDelegate {
    let headless = HeadlessHost(size: CGSize(width: 200, height: 200), scale: 1)
    let window: UIWindow
    let view: UIView
    var events: [String] = []
    var region: (UIPointerRegionRequest, UIPointerRegion) -> UIPointerRegion? = { $1 }
    var style: (UIView) -> UIPointerStyle? = {
      UIPointerStyle(effect: .lift(UITargetedPreview(view: $0)))
    }
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    override init() {
      let window = headless.makeWindow()
      self.window = window
      view = headless.run {
        window.backgroundColor = .white
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.backgroundColor = .red
        window.addSubview(view)
        return view
      }
      super.init()
      headless.run { view.addInteraction(interaction) }
      headless.settle()
    }

    func move(_ x: CGFloat, _ y: CGFloat) {
      headless.host.sendHover(at: CGPoint(x: x, y: y))
      expect(headless.settle(), "a pointer that rests asks for no frames")
    }

    /// The layer of the view as it is shown now.
    var shown: CALayer? { headless.run { view.layer.presentation() } }

    var scale: CGFloat { shown?.transform.m11 ?? 1 }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      events.append("region \(Int(request.location.x)),\(Int(request.location.y))")
      return region(request, defaultRegion)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      events.append("style \((region.identifier as? String) ?? "-")")
      return style(view)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      events.append("enter \((region.identifier as? String) ?? "-")")
      animator.addAnimations { [weak self] in self?.view.alpha = 0.5 }
      animator.addCompletion { [weak self] in self?.events.append("entered \($0)") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction,
      willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      events.append("exit \((region.identifier as? String) ?? "-")")
      animator.addAnimations { [weak self] in self?.view.alpha = 1 }
    }

    var withoutRegions: [String] { events.filter { !$0.hasPrefix("region") } }
  }

  @Test func theDelegateIsCalledInOrder() {
    let fixture = Fixture()
    fixture.move(10, 10)
    expect(fixture.events, equals: [])
    fixture.move(60, 70)
    expect(fixture.events.first, equals: "region 10,20")
    expect(fixture.withoutRegions, equals: ["style -", "enter -", "entered true"])
    fixture.events = []
    fixture.move(70, 70)
    expect(Set(fixture.events), equals: ["region 20,20"])
    fixture.move(10, 10)
    expect(fixture.withoutRegions, equals: ["exit -"])
    expect(fixture.view.alpha, equals: 1)
  }

  @Test func regionsOfOneViewAreLeftAndEntered() {
    let fixture = Fixture()
    fixture.region = { request, _ in
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100),
        identifier: isLeft ? "left" : "right"
      )
    }
    fixture.move(60, 100)
    fixture.move(140, 100)
    expect(
      fixture.withoutRegions,
      equals: [
        "style left", "enter left", "entered true", "exit left", "style right", "enter right",
        "entered true",
      ]
    )
  }

  @Test func regionsWithoutThePointerAreIgnored() {
    let fixture = Fixture()
    fixture.region = { _, _ in UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    fixture.move(100, 100)
    expect(fixture.withoutRegions, equals: [])
    fixture.region = { _, _ in nil }
    fixture.move(101, 100)
    expect(fixture.withoutRegions, equals: [])
  }

  @Test func liftEffectsAnimateWithoutChangingProperties() {
    let fixture = Fixture()
    fixture.headless.host.sendHover(at: CGPoint(x: 100, y: 100))
    fixture.headless.frame()
    fixture.headless.advance(by: 0.1)
    let middle = fixture.scale
    fixture.headless.settle()
    let whole = fixture.scale
    expect(middle > 1 && middle < whole)
    expect(whole, isAbove: 1.03)
    expect(fixture.view.transform, equals: .identity)
    expect(fixture.view.layer.shadowOpacity, equals: 0)
    expect(fixture.shown?.shadowOpacity ?? 0, isAbove: 0.1)
    fixture.move(10, 10)
    expect(fixture.scale, equals: 1)
    expectNil(fixture.view.layer.animationKeys())
  }

  @Test func reduceMotionPreventsScaling() {
    let fixture = Fixture()
    fixture.headless.host.reducesMotion = true
    fixture.move(100, 100)
    expect(fixture.scale, equals: 1)
    expect(fixture.shown?.shadowOpacity ?? 0, isAbove: 0.1)
  }

  @Test func aHoverTintsTheViewInFrontOrBehind() throws {
    let fixture = Fixture()
    let inner = fixture.headless.run {
      let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      inner.backgroundColor = .white
      fixture.view.addSubview(inner)
      return inner
    }
    func middle() throws -> UInt32 {
      try require(fixture.headless.snapshot()).pixel(x: 100, y: 100)
    }
    for (mode, isTinted) in [
      (UIPointerEffect.TintMode.overlay, true), (.underlay, false), (.none, false),
    ] {
      fixture.style = {
        UIPointerStyle(
          effect: .hover(
            UITargetedPreview(view: $0),
            preferredTintMode: mode,
            prefersScaledContent: false
          )
        )
      }
      fixture.move(100, 100)
      let pixel = try middle()
      fixture.move(10, 10)
      // The whole view is visible through the view that its delegate animates; white stays gray
      // then.
      let after = try middle()
      expect(after, equals: 0xFFFF_FFFF)
      expect((pixel != 0xFFFF_FFFF), equals: isTinted, "\(mode)")
    }
    expect(fixture.view.layer.sublayers?.count, equals: 1)
    withExtendedLifetime(inner) {}
  }

  @Test func removingAViewRemovesItsEffect() {
    let fixture = Fixture()
    fixture.style = { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
    fixture.move(100, 100)
    expect(fixture.view.layer.sublayers?.count, equals: 1)
    fixture.headless.run { fixture.view.removeFromSuperview() }
    fixture.headless.advance(by: 0.3)
    expect(fixture.view.layer.sublayers?.isEmpty ?? true)
    expect(fixture.withoutRegions.last, equals: "exit -")
  }

  @Test func pointerStylesUseDesktopCursors() {
    let fixture = Fixture()
    let styles: [(UIPointerStyle?, PointerCursor)] = [
      (.hidden(), .hidden), (.system(), .standard), (nil, .standard),
      (UIPointerStyle(shape: .verticalBeam(length: 20)), .text),
      (UIPointerStyle(shape: .horizontalBeam(length: 20)), .verticalText),
      (UIPointerStyle(effect: .lift(UITargetedPreview(view: fixture.view))), .standard),
    ]
    for (style, cursor) in styles {
      fixture.style = { _ in style }
      fixture.move(100, 100)
      expect(fixture.headless.host.cursor, equals: cursor)
      fixture.move(10, 10)
      expect(fixture.headless.host.cursor, equals: .standard)
    }
  }

  @Test func aShapeIsDrawnAroundThePointer() throws {
    let fixture = Fixture()
    fixture.view.backgroundColor = .white
    fixture.style = { _ in
      UIPointerStyle(
        shape: .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 2),
        constrainedAxes: .vertical
      )
    }
    func isDrawn(_ x: Int, _ y: Int) throws -> Bool {
      try require(fixture.headless.snapshot()).pixel(x: x, y: y) != 0xFFFF_FFFF
    }
    fixture.move(80, 60)
    expect(fixture.headless.host.cursor, equals: .hidden)
    try expect(isDrawn(80, 100))
    try expect(!isDrawn(80, 60))
    fixture.move(120, 60)
    try expect(isDrawn(120, 100))
    try expect(!isDrawn(80, 100))
    fixture.move(10, 10)
    try expect(!isDrawn(120, 100))
  }

  @Test func invalidatingRequestsTheStyleAgain() {
    let fixture = Fixture()
    fixture.move(100, 100)
    fixture.events = []
    fixture.style = { _ in .hidden() }
    fixture.headless.run { fixture.interaction.invalidate() }
    fixture.headless.settle()
    expect(fixture.withoutRegions, equals: ["exit -", "style -", "enter -", "entered true"])
    expect(fixture.headless.host.cursor, equals: .hidden)
    fixture.headless.run { fixture.interaction.isEnabled = false }
    fixture.headless.settle()
    expect(fixture.headless.host.cursor, equals: .standard)
  }

  @Test func theInnermostInteractionIsUsedAndTouchesHaveNone() {
    let fixture = Fixture()
    let inner = UIPointerInteraction(delegate: nil)
    fixture.headless.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addInteraction(inner)
      fixture.view.addSubview(view)
    }
    fixture.move(60, 60)
    expect(fixture.events, equals: [])
    fixture.headless.tap(at: CGPoint(x: 140, y: 140))
    expect(fixture.withoutRegions, equals: [])
    fixture.move(140, 140)
    expect(fixture.withoutRegions.first, equals: "style -")
  }

  @Test func withoutInteractionsThePointerRequestsNoFrames() {
    let fixture = Fixture()
    fixture.headless.run { fixture.view.removeInteraction(fixture.interaction) }
    fixture.headless.settle()
    fixture.headless.host.sendHover(at: CGPoint(x: 100, y: 100))
    expect(!fixture.headless.host.needsFrame)
  }

  // MARK: Buttons

  @Test func hoveredButtonsRequestTheirStyle() {
    let headless = HeadlessHost(size: CGSize(width: 200, height: 200), scale: 1)
    let window = headless.makeWindow()
    var proposed: [UIPointerEffect] = []
    var hovered: [Bool] = []
    let button = headless.run {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
      button.setTitle("Sort", for: .normal)
      button.configurationUpdateHandler = { hovered.append($0.isHovered) }
      window.addSubview(button)
      return button
    }
    headless.settle()
    expect(!button.isPointerInteractionEnabled)
    headless.host.sendHover(at: CGPoint(x: 60, y: 40))
    headless.settle()
    expect(!button.isHovered)
    headless.run {
      button.pointerStyleProvider = { button, effect, shape in
        proposed.append(effect)
        return UIPointerStyle(effect: .lift(effect.preview), shape: shape)
      }
      button.isPointerInteractionEnabled = true
    }
    headless.settle()
    expect(button.isHovered)
    expect(proposed.count, equals: 1)
    expect(proposed.first?.preview.view, isSameAs: button)
    headless.host.sendHover(at: CGPoint(x: 60, y: 140))
    headless.settle()
    expect(!button.isHovered)
    expect(hovered, equals: [false, true, false])
    headless.run { button.isEnabled = false }
    headless.host.sendHover(at: CGPoint(x: 60, y: 40))
    headless.settle()
    expect(!button.isHovered)
  }

  @Test func cellsScrolledAwayLoseTheirEffect() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        if cell.contentView.interactions.isEmpty {
          cell.contentView.addInteraction(UIPointerInteraction(delegate: nil))
        }
        return cell
      }
    }
    let headless = HeadlessHost(size: CGSize(width: 200, height: 200), scale: 1)
    let window = headless.makeWindow()
    let source = Source()
    let table = headless.run {
      let table = UITableView(frame: window.bounds, style: .plain)
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      window.addSubview(table)
      return table
    }
    headless.settle()
    headless.host.sendHover(at: CGPoint(x: 100, y: 25))
    headless.settle()
    func tinted() -> [Int] {
      table.visibleCells.filter { $0.contentView.layer.sublayers?.isEmpty == false }
        .compactMap { table.indexPath(for: $0)?.row }
    }
    expect(tinted(), equals: [0])
    headless.run { table.contentOffset.y = 1000 }
    headless.settle()
    expect(tinted(), equals: [20])
    withExtendedLifetime(source) {}
  }
}
