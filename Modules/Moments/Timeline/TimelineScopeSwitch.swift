public import Contracts
import DesignKit
public import Foundations
public import UIKit

/// Leads from one of the reader's timelines to another, in the place of a screen's title.
///
///     ( Home | Local | Public )
public final class TimelineScopeSwitch: UIView {
  /// Called with the timeline that was chosen, if it is another than the one shown.
  public var onSelect: ((TimelineScope) -> Void)?

  private static let height: CGFloat = 36
  private let stack = UIStackView()

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - scopes: The timelines, in order.
  ///   - selected: The one that is shown.
  ///   - strings: The reader's language.
  public init(scopes: [TimelineScope], selected: TimelineScope, strings: Strings) {
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    layer.cornerRadius = Self.height / 2
    accessibilityIdentifier = "timeline.scopes"
    accessibilityLabel = strings.timelinesTitle
    stack.distribution = .fillProportionally
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    for scope in scopes {
      stack.addArrangedSubview(button(for: scope, isSelected: scope == selected, strings))
    }
  }

  /// Fails: the view is made in code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// As wide as the names of the timelines need.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = stack.arrangedSubviews.reduce(0) { $0 + $1.intrinsicContentSize.width }
    return CGSize(width: width.rounded(.up), height: Self.height)
  }

  /// As wide as the names of the timelines need.
  public override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  private func button(
    for scope: TimelineScope,
    isSelected: Bool,
    _ strings: Strings
  ) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = scope.switchTitle(strings)
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = isSelected ? Palette.accent : .clear
    configuration.baseForegroundColor = isSelected ? Palette.onAccent : Palette.secondaryText
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0,
      leading: Spacing.medium,
      bottom: 0,
      trailing: Spacing.medium
    )
    // Bars do not grow with the text.
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .systemFont(ofSize: 14, weight: isSelected ? .semibold : .medium)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    button.accessibilityIdentifier = "scope.\(scope.screenName)"
    if isSelected { button.accessibilityTraits.insert(.selected) }
    button.addAction(
      UIAction { [weak self] _ in if !isSelected { self?.onSelect?(scope) } },
      for: .primaryActionTriggered
    )
    return button
  }
}
