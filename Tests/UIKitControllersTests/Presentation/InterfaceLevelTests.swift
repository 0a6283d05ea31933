import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The elevated interface level of presented controllers.
@MainActor @Suite struct InterfaceLevelTests {
  /// Counts what it is told of its traits and of its layout.
  private final class Content: UIViewController {
    var levels: [UIUserInterfaceLevel] = []
    var registered = 0
    var appearances: [String] = []
    var layouts = 0
    let inner = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      inner.backgroundColor = .secondarySystemBackground
      view.addSubview(inner)
      registerForTraitChanges([UITraitUserInterfaceLevel.self]) { (content: Self, _) in
        content.registered += 1
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      levels.append(traitCollection.userInterfaceLevel)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
    }

    override func viewWillAppear(_ animated: Bool) { appearances.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { appearances.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { appearances.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { appearances.append("did disappear") }

    /// The colors of the view and the view in it, as 0xRRGGBB.
    var shades: [Int] { [view, inner].map(\.shade) }
  }

  /// Provides a program's own presentation controller.
  private final class Panel: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  private let root = Content()
  private let source = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))

  private func screen(
    _ size: CGSize = CGSize(width: 390, height: 844),
    style: UIUserInterfaceStyle = .dark
  ) async -> Screen {
    let screen = Screen(traits: ScreenTraits(size: size, style: style)) {
      root.view.addSubview(source)
      return root
    }
    await screen.settle()
    return screen
  }

  private func make(_ style: UIModalPresentationStyle) -> Content {
    let content = Content()
    content.modalPresentationStyle = style
    content.popoverPresentationController?.sourceItem = source
    return content
  }

  private func present(
    _ content: UIViewController,
    over presenter: UIViewController? = nil,
    _ screen: Screen
  ) async {
    screen.perform { (presenter ?? root).present(content, animated: true) }
    await screen.settle()
  }

  private func level(
    of style: UIModalPresentationStyle,
    _ size: CGSize
  ) async -> UIUserInterfaceLevel {
    let presenter = UIViewController()
    presenter.definesPresentationContext = true
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    let screen = Screen(traits: ScreenTraits(size: size, style: .dark)) {
      presenter.view.addSubview(source)
      return presenter
    }
    await screen.settle()
    let content = make(style)
    content.popoverPresentationController?.sourceItem = source
    let panel = Panel()
    content.transitioningDelegate = panel
    await present(content, over: presenter, screen)
    return content.traitCollection.userInterfaceLevel
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 1024, height: 768)])
  func partialPresentationsAreElevated(size: CGSize) async {
    for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover] {
      await expect(level(of: style, size), equals: .elevated, "\(style)")
    }
    for style in [UIModalPresentationStyle.currentContext, .overCurrentContext, .custom] {
      await expect(level(of: style, size), equals: .elevated, "\(style)")
    }
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      await expect(level(of: style, size), equals: .base, "\(style)")
    }
  }

  @Test func aSheetOnALowScreenIsElevatedAsWell() async {
    await expect(level(of: .pageSheet, CGSize(width: 560, height: 390)), equals: .elevated)
  }

  @Test func elevatedBackgroundsAreLighterInTheDark() async {
    let screen = await screen()
    let sheet = make(.pageSheet)
    await present(sheet, screen)
    expect(root.shades, equals: [0x000000, 0x1C1C1E])
    expect(sheet.shades, equals: [0x1C1C1E, 0x2C2C2E])
  }

  @Test func inTheLightTheyAreNot() async {
    let screen = await screen(style: .light)
    let sheet = make(.pageSheet)
    await present(sheet, screen)
    expect(sheet.traitCollection.userInterfaceLevel, equals: .elevated)
    expect(sheet.shades, equals: root.shades)
  }

  @Test func aSheetOverASheetIsNotHigher() async {
    let screen = await screen()
    let sheet = make(.pageSheet)
    await present(sheet, screen)
    let second = make(.formSheet)
    await present(second, over: sheet, screen)
    expect(second.shades, equals: sheet.shades)
  }

  @Test func aFullScreenOverASheetIsAtTheBase() async {
    let screen = await screen()
    let sheet = make(.pageSheet)
    await present(sheet, screen)
    let second = make(.fullScreen)
    await present(second, over: sheet, screen)
    expect(second.traitCollection.userInterfaceLevel, equals: .base)
    expect(second.shades, equals: root.shades)
  }

  @Test func aPopoverAdaptedToTheFullScreenIsAtTheBase() async {
    final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .fullScreen }
    }
    let screen = await screen()
    let adapter = Adapter()
    let content = make(.popover)
    content.presentationController?.delegate = adapter
    await present(content, screen)
    expect(content.presentationController is UIPopoverPresentationController, equals: false)
    expect(content.traitCollection.userInterfaceLevel, equals: .base)
  }

  @Test func childrenInASheetAreElevated() async {
    let screen = await screen()
    let content = Content()
    let navigation = UINavigationController(rootViewController: content)
    await present(navigation, screen)
    expect(content.traitCollection.userInterfaceLevel, equals: .elevated)
    let pushed = Content()
    screen.perform { navigation.pushViewController(pushed, animated: true) }
    await screen.settle()
    expect(pushed.shades, equals: [0x1C1C1E, 0x2C2C2E])
  }

  @Test func alertsAreElevated() async {
    let screen = await screen()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    await present(alert, screen)
    expect(alert.traitCollection.userInterfaceLevel, equals: .elevated)
  }

  @Test func aProgramCanKeepTheBase() async {
    let screen = await screen()
    let sheet = make(.pageSheet)
    let arranger = sheet.presentationController
    arranger?.traitOverrides.userInterfaceLevel = .base
    await present(sheet, screen)
    expect(sheet.traitCollection.userInterfaceLevel, equals: .base)
    expect(arranger?.traitCollection.userInterfaceLevel, equals: .base)
    expect(sheet.shades, equals: root.shades)
  }

  @Test func thePresentationControllerHasTheLevelAndItsContainerHasNot() async {
    let screen = await screen()
    let sheet = make(.pageSheet)
    await present(sheet, screen)
    let arranger = sheet.presentationController
    expect(arranger?.traitCollection.userInterfaceLevel, equals: .elevated)
    expect(arranger?.containerView?.traitCollection.userInterfaceLevel, equals: .base)
  }

  @Test func theLevelChangesOnceAndCostsNoFurtherLayout() async {
    let screen = await screen()
    let sheet = make(.pageSheet)
    screen.perform { sheet.loadViewIfNeeded() }
    sheet.levels.removeAll()
    await present(sheet, screen)
    expect(sheet.levels, equals: [.elevated])
    expect(sheet.registered, equals: 1)
    expect(sheet.appearances, equals: ["will appear", "did appear"])
    let layouts = sheet.layouts
    await screen.advance(by: 0.5)
    expect(sheet.layouts, equals: layouts)
    screen.perform { sheet.dismiss(animated: true) }
    await screen.settle()
    expect(sheet.levels, equals: [.elevated])
    expect(sheet.appearances.suffix(2), equals: ["will disappear", "did disappear"])
    expect(root.levels.contains(.elevated), equals: false)
  }

  @Test func aDismissedControllerIsAtTheBaseWhereItIsShownNext() async {
    let screen = await screen()
    let sheet = make(.pageSheet)
    await present(sheet, screen)
    screen.perform { sheet.dismiss(animated: true) }
    await screen.settle()
    screen.perform {
      root.addChild(sheet)
      root.view.addSubview(sheet.view)
      sheet.didMove(toParent: root)
    }
    await screen.settle()
    expect(sheet.traitCollection.userInterfaceLevel, equals: .base)
    expect(sheet.shades, equals: root.shades)
    expect(sheet.registered, equals: 2)
  }

  @Test func anOverrideOfThePresentationControllerEndsWithIt() async {
    let screen = await screen()
    let content = make(.pageSheet)
    content.presentationController?.traitOverrides.userInterfaceStyle = .light
    await present(content, screen)
    expect(content.traitCollection.userInterfaceStyle, equals: .light)
    screen.perform { content.dismiss(animated: false) }
    await screen.settle()
    await present(content, screen)
    expect(content.traitCollection.userInterfaceStyle, equals: .dark)
  }

  @Test func aTurnAnnouncesTraitsOfTheSameLevel() async {
    final class Turning: UIViewController {
      var announced: [UIUserInterfaceLevel] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        announced.append(newCollection.userInterfaceLevel)
      }
    }
    let screen = await screen()
    let sheet = Turning()
    await present(sheet, screen)
    await screen.turn(to: .landscapeLeft)
    expect(sheet.announced, equals: [.elevated])
  }
}

extension UIView {
  /// The background color, as 0xRRGGBB.
  fileprivate var shade: Int {
    let parts = layer.backgroundColor?.components ?? []
    return parts.prefix(3).reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
  }
}
