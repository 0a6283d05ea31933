public import Foundation
import QuartzCore

/// Hears of the tabs that the reader chooses in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called when the reader taps a tab, the selected one too.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing: the method is optional.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the bottom of a tab bar controller: one tab beside the other, of which one is
/// selected.
///
/// 49 points tall, and as much taller as the bottom safe area is. Tabs share a narrow bar; in a
/// wide one, that of horizontally regular traits, they stand in its middle.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of the bar's content, in points.
  static let contentHeight: CGFloat = 49

  /// Hears of the tabs that the reader chooses.
  open weak var delegate: (any UITabBarDelegate)?

  private let hairline = UIView()
  private var shownItems: [UITabBarItem]?
  private var buttons: [TabBarButton] = []

  /// Called when the reader taps a tab of a bar that a tab bar controller manages: it decides.
  var onTap: ((UITabBarItem) -> Void)?

  override func didInit() {
    super.didInit()
    backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    addSubview(hairline)
    accessibilityTraits = .tabBar
  }

  /// The tabs, from the leading end.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the tabs; they change at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    precondition(
      onTap == nil,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    )
    show(items)
  }

  /// The tab that is selected; `nil` for none.
  open weak var selectedItem: UITabBarItem? {
    didSet { showSelection() }
  }

  /// The color of the bar behind its tabs; `nil` uses the system background.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }

  /// The color of tabs that are not selected; `nil` uses a gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.unselectedColor = unselectedColor } }
  }

  private var unselectedColor: UIColor { unselectedItemTintColor ?? .secondaryLabel }

  /// Shows tabs, also in a bar that is managed.
  func show(_ items: [UITabBarItem]?) {
    for item in shownItems ?? [] where item.bar === self { item.bar = nil }
    for button in buttons { button.removeFromSuperview() }
    shownItems = items
    buttons = (items ?? []).map(makeButton)
    for item in items ?? [] { item.bar = self }
    for button in buttons { addSubview(button) }
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
      self.selectedItem = nil
    }
    showSelection()
    setNeedsLayout()
  }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton()
    button.unselectedColor = unselectedColor
    button.update(with: item)
    button.addAction(
      UIAction { [weak self, weak item] _ in item.map { self?.tap($0) } },
      for: .touchUpInside
    )
    return button
  }

  private func tap(_ item: UITabBarItem) {
    if onTap == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
    onTap?(item)
  }

  func itemDidChange(_ item: UITabBarItem) {
    for (button, shown) in zip(buttons, shownItems ?? []) where shown === item {
      button.update(with: item)
    }
    setNeedsLayout()
  }

  private func showSelection() {
    for (button, item) in zip(buttons, shownItems ?? []) {
      button.isSelected = item === selectedItem
    }
  }

  /// The height of the bar with the safe area below it, whatever width is offered.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.contentHeight + safeAreaInsets.bottom)
  }

  /// Puts the tabs beside each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(traitCollection.displayScale, 1)
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
    guard !buttons.isEmpty else { return }
    let room = bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    )
    let isInline = traitCollection.horizontalSizeClass == .regular
    for button in buttons { button.arrangement = isInline ? .inline : .stacked }
    let share = room.width / CGFloat(buttons.count)
    let widest = buttons.map(\.inlineWidth).max() ?? share
    let width = isInline ? min(share, max(widest, 110)) : share
    let start = room.minX + (room.width - width * CGFloat(buttons.count)) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      let left = (start + place * width).rounded()
      button.frame = CGRect(
        x: left,
        y: 0,
        width: (start + (place + 1) * width).rounded() - left,
        height: Self.contentHeight
      )
    }
  }
}
