import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// A button for each category of emoji, which scrolls to it.
final class EmojiCategoryBar: BaseView {
  /// Called with the tapped category.
  var onSelect: ((EmojiCategory) -> Void)?

  private let strings: Strings
  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let line = HairlineView()
  private var shown: [EmojiCategory] = []
  private var isAtBeginning = false

  init(strings: Strings) {
    self.strings = strings
    super.init(frame: .zero)
  }

  override func makeControls() {
    scrollView.addSubview(stack)
    addConstrainedSubviews(scrollView, line)
  }

  override func styleControls() {
    backgroundColor = Palette.background
    scrollView.showsHorizontalScrollIndicator = false
    stack.axis = .horizontal
  }

  override func constrainControls() {
    let content = scrollView.contentLayoutGuide
    line.constrain(.top.sides)
    scrollView.constrain(
      .top,
      .sides.bottom.equal(to: safeAreaLayoutGuide),
      .height(Metrics.tapTarget)
    )
    stack.constrain(
      .top.bottom.equal(to: content),
      .sides.equal(to: content).inset(Spacing.small),
      .height.equal(to: scrollView.frameLayoutGuide)
    )
  }

  /// Shows the buttons of some categories.
  func show(_ categories: [EmojiCategory]) {
    // The custom categories share one button: a server may have dozens.
    var hasCustom = false
    let categories = categories.filter { category in
      guard case .custom = category else { return true }
      defer { hasCustom = true }
      return !hasCustom
    }
    guard categories != shown else { return }
    shown = categories
    isAtBeginning = false
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for category in categories { stack.addArrangedSubview(makeButton(category)) }
  }

  /// Scroll views begin at the left, but right-to-left content begins at the right.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !isAtBeginning, effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    scrollView.layoutIfNeeded()
    let hidden = scrollView.contentSize.width - scrollView.bounds.width
    guard scrollView.bounds.width > 0, scrollView.contentSize.width > 0 else { return }
    isAtBeginning = true
    scrollView.contentOffset.x = max(hidden, 0)
  }

  private func makeButton(_ category: EmojiCategory) -> UIButton {
    let button = UIButton(type: .system)
    switch category {
    case .recent: button.setImage(Icon.recent.image, for: .normal)
    case .found: button.setImage(Icon.explore.image, for: .normal)
    case .custom: button.setImage(Icon.emoji.image, for: .normal)
    case .standard(let group):
      button.titleLabel?.font = .systemFont(ofSize: 20)
      button.setTitle(group.sign, for: .normal)
    }
    button.tintColor = Palette.accent
    button.accessibilityLabel = category.title(strings)
    button.accessibilityIdentifier = "category.\(category.id)"
    button.constrain(.width(Metrics.tapTarget))
    button.onPrimaryAction { [weak self] in self?.onSelect?(category) }
    return button
  }
}
