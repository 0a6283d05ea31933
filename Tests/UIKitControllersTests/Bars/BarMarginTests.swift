import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit

/// The outermost buttons of a navigation bar are at the margins of the content below.
@MainActor @Suite struct BarMarginTests {
  private let content = UIViewController()

  private func screen(_ traits: ScreenTraits = ScreenTraits()) async -> Screen {
    let screen = Screen(traits: traits) { UINavigationController(rootViewController: content) }
    await screen.settle()
    return screen
  }

  private func frame(of view: UIView?) -> CGRect {
    view.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  private func label(titled title: String, in view: UIView) -> UILabel? {
    if let button = view as? UIButton, button.currentTitle == title { return button.titleLabel }
    return view.subviews.lazy.compactMap { label(titled: title, in: $0) }.first
  }

  @Test func titlesBeginAndEndAtTheMargins() async throws {
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      primaryAction: UIAction { _ in }
    )
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "OK",
      primaryAction: UIAction { _ in }
    )
    let screen = await screen()
    let bar = try require(content.navigationController?.navigationBar)
    screen.perform {
      expect(abs(frame(of: label(titled: "Cancel", in: bar)).minX - 16), isBelow: 1)
      let short = label(titled: "OK", in: bar)
      expect(abs(frame(of: short).maxX - (bar.bounds.width - 16)), isBelow: 1)
      // It is narrower than a finger, and its button is not.
      expect(frame(of: short?.superview).width, isAtLeast: 44)
    }
  }

  @Test func customViewsBeginAtTheMarginAndSymbolsAreCenteredBesideIt() async throws {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: custom)
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gear"),
      primaryAction: UIAction { _ in }
    )
    let screen = await screen()
    let bar = try require(content.navigationController?.navigationBar)
    screen.perform {
      expect(frame(of: custom).minX, equals: 16)
      let symbol = bar.subviews.compactMap { $0 as? UIButton }.first { $0.currentImage != nil }
      expect(frame(of: symbol).maxX, equals: bar.bounds.width - 8)
    }
  }

  @Test func wideSafeAreasReplaceTheMargins() async throws {
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    content.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: custom)
    let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let screen = await screen(
      ScreenTraits(size: CGSize(width: 844, height: 390), safeAreaInsets: insets)
    )
    screen.perform { expect(frame(of: custom).minX, equals: 47) }
  }

  private func stack() -> UIStackView {
    let labels = ["Lin Walker", "online"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    return stack
  }

  /// Nobody gives a stack a frame.
  @Test func stacksHaveTheSizeOfTheirViews() async throws {
    let stacks = [stack(), stack(), stack()]
    content.navigationItem.titleView = stacks[0]
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: stacks[1])
    content.toolbarItems = [UIBarButtonItem(customView: stacks[2])]
    let screen = await screen()
    screen.perform { content.navigationController?.isToolbarHidden = false }
    await screen.settle()
    screen.perform {
      let fitting = stack().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      expect(fitting.width, isAbove: 40)
      for stack in stacks { expect(abs(stack.bounds.width - fitting.width), isBelow: 1) }
      for stack in stacks { expect(abs(stack.bounds.height - fitting.height), isBelow: 1) }
      expect(abs(frame(of: stacks[0]).midX - screen.window.bounds.midX), isBelow: 1)
    }
  }

  @Test func labelsWithoutAFrameAreShown() async throws {
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "2 selected" }
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: labels[0])
    content.toolbarItems = [UIBarButtonItem(customView: labels[1])]
    let screen = await screen()
    screen.perform { content.navigationController?.isToolbarHidden = false }
    await screen.settle()
    for label in labels { expect(label.bounds.size, equals: label.intrinsicContentSize) }
  }
}
