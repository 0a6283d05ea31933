import Expectations
import Foundation
import Testing
import UIKit

/// The preview that is lifted when a menu opens.
@MainActor @Suite struct ContextMenuPreviewTests {
  final class Fixture: NSObject, UIContextMenuInteractionDelegate {
    let headless = HeadlessHost(size: CGSize(width: 320, height: 480))
    let window: UIWindow
    let view: UIView
    var events: [String] = []
    var controller: UIViewController?
    var makeHighlight: (UIView) -> UITargetedPreview? = { UITargetedPreview(view: $0) }
    var makeDismissal: (UIView) -> UITargetedPreview? = { UITargetedPreview(view: $0) }
    var commitStyle: UIContextMenuInteractionCommitStyle?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 80)) {
      let window = headless.makeWindow()
      self.window = window
      view = headless.run {
        window.backgroundColor = .white
        let view = UIView(frame: frame)
        view.backgroundColor = .red
        window.addSubview(view)
        return view
      }
      super.init()
      headless.run { view.addInteraction(interaction) }
      headless.settle()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      events.append("menu")
      return UIContextMenuConfiguration(
        identifier: "row" as NSString,
        previewProvider: controller == nil
          ? nil
          : { [unowned self] in
            events.append("controller")
            return controller
          },
        actionProvider: { _ in
          UIMenu(children: [
            UIAction(title: "Copy", identifier: .init("copy")) { [weak self] _ in
              self?.events.append("copy")
            }
          ])
        }
      )
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      events.append("highlight \((identifier as? NSString) ?? "?")")
      return makeHighlight(view)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      events.append("dismiss \((identifier as? NSString) ?? "?")")
      return makeDismissal(view)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      let controller = animator.previewViewController == nil ? "" : " controller"
      let style = animator.preferredCommitStyle == .pop ? "pop" : "dismiss"
      events.append("commit \(style)\(controller)")
      if let commitStyle { animator.preferredCommitStyle = commitStyle }
      animator.addCompletion { [weak self] in self?.events.append("committed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("show")
      animator?.addAnimations { [weak self] in self?.events.append("showing") }
      animator?.addCompletion { [weak self] in self?.events.append("shown") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      events.append("end")
      animator?.addAnimations { [weak self] in self?.events.append("ending") }
      animator?.addCompletion { [weak self] in self?.events.append("ended") }
    }

    func press() {
      let point = CGPoint(x: view.frame.midX, y: view.frame.midY)
      headless.touch(.began, at: point)
      headless.advance(by: 0.6)
      headless.touch(.ended, at: point)
      headless.settle()
    }

    func find(_ identifier: String) -> UIView? {
      Self.find("menu.\(identifier)", in: window)
    }

    var preview: UIView? { find("preview") }

    private static func find(_ identifier: String, in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == identifier { return view }
      return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
    }

    func pixel(x: Int, y: Int) -> UInt32? { headless.snapshot()?.pixel(x: x, y: y) }

    func tapPreview() throws {
      let preview = try require(preview)
      headless.tap(at: preview.convert(CGPoint(x: 10, y: 10), to: nil))
    }
  }

  @Test func touchesLiftTheViewButThePointerDoesNot() throws {
    let fixture = Fixture()
    fixture.press()
    expect(fixture.events, equals: ["menu", "highlight row", "show", "showing", "shown"])
    expect(fixture.interaction.menuAppearance, equals: .rich)
    let preview = try require(fixture.preview)
    expect(preview.frame, equals: fixture.view.frame)
    let row = try require(fixture.find("copy"))
    expect(row.convert(row.bounds, to: nil).minY, isAtLeast: preview.frame.maxY)
    fixture.headless.run { fixture.interaction.dismissMenu() }
    fixture.headless.settle()
    fixture.events = []
    fixture.headless.click(at: CGPoint(x: 60, y: 120), buttons: .secondary)
    fixture.headless.settle()
    expect(fixture.events, equals: ["menu", "show", "showing", "shown"])
    expect(fixture.interaction.menuAppearance, equals: .compact)
    expectNil(fixture.preview)
  }

  @Test func tappingOutsideDismissesThePreview() {
    let fixture = Fixture()
    fixture.press()
    fixture.events = []
    fixture.headless.tap(at: CGPoint(x: 300, y: 20))
    expect(fixture.events, equals: ["dismiss row", "end", "ending"])
    expect(fixture.interaction.menuAppearance, equals: .unknown)
    fixture.headless.settle()
    expect(fixture.events, equals: ["dismiss row", "end", "ending", "ended"])
    expectNil(fixture.preview)
    expect(fixture.view.alpha, equals: 1)
  }

  @Test func choosingEndsTheMenuAndRunsImmediately() throws {
    let fixture = Fixture()
    fixture.press()
    fixture.events = []
    let row = try require(fixture.find("copy"))
    fixture.headless.tap(at: row.convert(CGPoint(x: 20, y: 10), to: nil))
    fixture.headless.settle()
    expect(fixture.events, equals: ["dismiss row", "end", "ending", "copy", "ended"])
  }

  @Test func dismissedMenusRunNoActionAgain() throws {
    let fixture = Fixture()
    fixture.press()
    fixture.headless.press(.keyboardDownArrow)
    fixture.headless.press(.keyboardReturnOrEnter)
    fixture.headless.press(.keyboardReturnOrEnter)
    fixture.headless.settle()
    expect(fixture.events.filter { $0 == "copy" }.count, equals: 1)
    expectNil(fixture.preview)
  }

  @Test func withoutAPreviewTheMenuIsCompact() {
    let fixture = Fixture()
    fixture.makeHighlight = { _ in nil }
    fixture.press()
    expect(fixture.interaction.menuAppearance, equals: .compact)
    fixture.headless.tap(at: CGPoint(x: 300, y: 20))
    expect(!fixture.events.contains("dismiss row"))
  }

  @Test func previewsWithoutATargetFade() throws {
    let fixture = Fixture()
    fixture.makeDismissal = { _ in nil }
    fixture.press()
    fixture.headless.tap(at: CGPoint(x: 300, y: 20))
    fixture.headless.advance(by: 0.15)
    let preview = try require(fixture.preview)
    expect(preview.alpha, equals: 0)
    expect(preview.frame, equals: fixture.view.frame)
    fixture.headless.settle()
    expectNil(fixture.preview)
  }

  @Test func previewsMoveToTheirDelegatesTarget() throws {
    let fixture = Fixture()
    fixture.makeDismissal = { view in
      UITargetedPreview(view: view)
        .retargetedPreview(
          with: UIPreviewTarget(
            container: view,
            center: CGPoint(x: 10, y: 20),
            transform: CGAffineTransform(scaleX: 0.5, y: 0.5)
          )
        )
    }
    fixture.press()
    fixture.headless.tap(at: CGPoint(x: 300, y: 20))
    fixture.headless.advance(by: 0.05)
    let preview = try require(fixture.preview)
    expect(preview.center, equals: CGPoint(x: 30, y: 120))
    expect(preview.frame.size, equals: CGSize(width: 100, height: 40))
  }

  @Test func tappingThePreviewCommits() throws {
    let fixture = Fixture()
    fixture.press()
    fixture.events = []
    try fixture.tapPreview()
    fixture.headless.settle()
    expect(
      fixture.events,
      equals: [
        "commit dismiss", "dismiss row", "end", "ending", "committed", "ended",
      ]
    )
    expectNil(fixture.preview)
  }

  @Test func previewControllersHaveTheirSizeAndPop() throws {
    let fixture = Fixture()
    let controller = fixture.headless.run { AppearanceRecorder() }
    controller.preferredContentSize = CGSize(width: 240, height: 200)
    fixture.controller = controller
    fixture.press()
    expect(fixture.events.prefix(3), equals: ["menu", "highlight row", "controller"])
    expect(controller.events, equals: ["willAppear", "didAppear"])
    let preview = try require(fixture.preview)
    expect(preview.frame.size, equals: CGSize(width: 240, height: 200))
    expect(controller.view.frame.size, equals: preview.bounds.size)
    fixture.events = []
    try fixture.tapPreview()
    fixture.headless.settle()
    expect(
      fixture.events,
      equals: ["commit pop controller", "end", "ending", "committed", "ended"]
    )
    expect(controller.events, equals: ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    expectNil(controller.view.superview)
    expect(controller.view.isUserInteractionEnabled)
  }

  @Test func theStyleOfACommitCanBeChosen() throws {
    let fixture = Fixture()
    fixture.commitStyle = .pop
    fixture.press()
    fixture.events = []
    try fixture.tapPreview()
    // A committed preview is not dismissed into its view.
    expect(!fixture.events.contains("dismiss row"))
    fixture.headless.advance(by: 0.1)
    try expect(require(fixture.preview).frame.width, isAtLeast: 320)
  }

  @Test func onlyTheVisiblePathIsLifted() throws {
    let fixture = Fixture()
    fixture.makeHighlight = { view in
      let parameters = UIPreviewParameters()
      parameters.visiblePath = UIBezierPath(rect: CGRect(x: 50, y: 20, width: 60, height: 40))
      return UITargetedPreview(view: view, parameters: parameters)
    }
    fixture.press()
    let preview = try require(fixture.preview)
    expect(preview.frame, equals: CGRect(x: 70, y: 120, width: 60, height: 40))
  }

  @Test func textLinesAreLiftedWithTheirBackground() {
    let rects = [
      NSValue(cgRect: CGRect(x: 10, y: 10, width: 100, height: 20)),
      NSValue(cgRect: CGRect(x: 10, y: 30, width: 40, height: 20)),
    ]
    let path = UIPreviewParameters(textLineRects: rects).visiblePath
    expect(path?.contains(CGPoint(x: 60, y: 20)), equals: true)
    expect(path?.contains(CGPoint(x: 45, y: 45)), equals: true)
    expect(path?.contains(CGPoint(x: 100, y: 46)), equals: false)
    expectNil(UIPreviewParameters(textLineRects: []).visiblePath)
  }

  @Test func aPreviewNearTheLowerEdgeMovesUpOrHasItsMenuAbove() throws {
    let low = Fixture(frame: CGRect(x: 20, y: 420, width: 200, height: 40))
    low.press()
    let preview = try require(low.preview)
    let row = try require(low.find("copy"))
    expect(preview.frame, equals: low.view.frame)
    expect(row.convert(row.bounds, to: nil).maxY, isAtMost: preview.frame.minY)

    let high = Fixture(frame: CGRect(x: 0, y: 40, width: 320, height: 430))
    high.press()
    let tall = try require(high.preview)
    let below = try require(high.find("copy"))
    expect(high.window.bounds.insetBy(dx: 8, dy: 8).contains(tall.frame.insetBy(dx: 1, dy: 1)))
    expect(below.convert(below.bounds, to: nil).maxY, isAtMost: 472)
    expect(below.convert(below.bounds, to: nil).minY, isAtLeast: tall.frame.maxY)
  }

  @Test func theViewIsShownOnlyOnceAndUntouched() throws {
    let fixture = Fixture(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    fixture.press()
    // At its old position, the dimmed background is visible: the view became smaller.
    let pixel = try require(fixture.pixel(x: 4, y: 860))
    expect(pixel & 0xFF, equals: pixel >> 16 & 0xFF, "red is not seen there")
    expect(fixture.view.alpha, equals: 1)
    expect(!fixture.view.isHidden)
    fixture.headless.tap(at: CGPoint(x: 2, y: 478))
    fixture.headless.settle()
    expect(fixture.pixel(x: 4, y: 860), equals: 0xFFFF_0000)
  }

  @Test func withReducedMotionNothingMoves() throws {
    let fixture = Fixture(frame: CGRect(x: 0, y: 40, width: 320, height: 430))
    fixture.headless.host.reducesMotion = true
    let point = CGPoint(x: 100, y: 100)
    fixture.headless.touch(.began, at: point)
    fixture.headless.advance(by: 0.52)
    fixture.headless.touch(.ended, at: point)
    let preview = try require(fixture.preview)
    let frame = try require(preview.layer.presentation()).frame
    fixture.headless.settle()
    expect(preview.frame, equals: frame)
  }

  final class AppearanceRecorder: UIViewController {
    var events: [String] = []
    override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
  }
}
