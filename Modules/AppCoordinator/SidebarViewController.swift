import DesignKit
import Foundations
import MomentsContracts
import MomentsLanguage
import UIKit

/// The first column of a wide window: the tabs, one below the other.
final class SidebarViewController: BaseViewController {
  /// Called when a tab is tapped, the selected one too.
  var onSelect: ((AppTab) -> Void)?

  var selectedTab: AppTab? {
    didSet { showSelection() }
  }

  private let titleLabel = UILabel()
  private lazy var titleLine = UIStackView(arrangedSubviews: [titleLabel])
  private let stack = UIStackView()
  private let scrollView = UIScrollView()
  private var buttons: [(tab: AppTab, button: UIButton)] = []

  /// Makes a sidebar without tabs.
  init(title: String) {
    super.init()
    titleLabel.text = title
    // Above the tabs, which are shown before the view is loaded.
    stack.addArrangedSubview(titleLine)
  }

  func show(_ tabs: [AppTab], strings: Strings) {
    for (_, button) in buttons { button.removeFromSuperview() }
    buttons = tabs.map { ($0, button(for: $0, strings)) }
    for (_, button) in buttons { stack.addArrangedSubview(button) }
    showSelection()
  }

  /// Sets the detail below the name of a tab; nil for none.
  func setDetail(_ detail: String?, of tab: AppTab) {
    buttons.first { $0.tab == tab }?.button.configuration?.subtitle = detail
  }

  private func button(for tab: AppTab, _ strings: Strings) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = tab.title(strings)
    configuration.image = tab.icon.image
    configuration.imagePadding = Spacing.medium
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: Spacing.medium,
      leading: Spacing.medium,
      bottom: Spacing.medium,
      trailing: Spacing.medium
    )
    configuration.background.cornerRadius = CornerRadius.medium
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = .leading
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityIdentifier = "tab.\(tab.rawValue)"
    button.onPrimaryAction { [weak self] in self?.onSelect?(tab) }
    return button
  }

  private func showSelection() {
    for (tab, button) in buttons {
      let isSelected = tab == selectedTab
      button.isSelected = isSelected
      button.configuration?.baseForegroundColor =
        isSelected ? Palette.accent : Palette.primaryText
      button.configuration?.background.backgroundColor =
        isSelected ? Palette.pressedSurface : .clear
    }
  }

  override func makeControls() {
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
  }

  /// Applies the tokens of DesignKit to the controls.
  override func styleControls() {
    view.backgroundColor = Palette.surface
    view.accessibilityTraits = .tabBar
    view.accessibilityIdentifier = "sidebar"
    stack.axis = .vertical
    stack.spacing = Spacing.xSmall
    stack.setCustomSpacing(Spacing.large, after: titleLine)
    // Above the icons of the tabs.
    titleLine.isLayoutMarginsRelativeArrangement = true
    titleLine.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: Spacing.medium,
      bottom: 0,
      trailing: Spacing.medium
    )
    titleLabel.style(Typography.title(), Palette.primaryText)
    titleLabel.accessibilityTraits = .header
    scrollView.alwaysBounceVertical = false
  }

  override func constrainControls() {
    scrollView.constrain(.edges)
    stack.constrain(
      .top.bottom.equal(to: scrollView.contentLayoutGuide).inset(Spacing.large),
      .sides.equal(to: scrollView.contentLayoutGuide).inset(Spacing.medium),
      .width.equal(to: scrollView.frameLayoutGuide).offset(-2 * Spacing.medium)
    )
  }
}

extension AppTab {
  var icon: Icon {
    switch self {
    case .timeline: .home
    case .explore: .explore
    case .wall: .photo
    case .notifications: .notifications
    case .profile: .person
    }
  }

  func title(_ strings: Strings) -> String {
    switch self {
    case .timeline: strings.timelineTab
    case .explore: strings.exploreTitle
    case .wall: strings.wallTitle
    case .notifications: strings.notificationsTitle
    case .profile: strings.profileTab
    }
  }
}
