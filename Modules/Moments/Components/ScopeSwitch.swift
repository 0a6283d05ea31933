import DesignKit
public import Foundations
public import UIKit

/// Switches between a few screens, in place of a screen's title.
///
///     ( Home | Local | Public )
open class ScopeSwitch: BaseView {
  /// One of the screens.
  public struct Scope: Hashable {
    /// The title of the screen.
    public var title: String
    /// The accessibility identifier of its button.
    public var identifier: String

    /// Makes a scope.
    public init(title: String, identifier: String) {
      self.title = title
      self.identifier = identifier
    }
  }

  /// Called with the index of the chosen screen, if it is not the current one.
  public var onSelectIndex: ((Int) -> Void)?

  /// The bar of a phone on its side is 32 points high.
  private var height: CGFloat { traitCollection.verticalSizeClass == .compact ? 28 : 36 }
  /// The padding of the titles in wide and in narrow bars.
  private static let insets = (wide: Spacing.medium, narrow: Spacing.xSmall)
  /// Bars do not grow with the text; in narrow ones it is smaller.
  private static let sizes: (wide: CGFloat, narrow: CGFloat) = (14, 12)
  private var buttons: [(button: UIButton, isSelected: Bool)] = []
  private var size = sizes.wide

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - scopes: The screens, in order.
  ///   - selected: The index of the current one.
  ///   - name: The accessibility label of the switch.
  ///   - identifier: The accessibility identifier of the switch.
  public init(scopes: [Scope], selected: Int, name: String, identifier: String) {
    super.init(frame: .zero)
    backgroundColor = Palette.surface
    accessibilityIdentifier = identifier
    accessibilityLabel = name
    for (index, scope) in scopes.enumerated() {
      let button = button(for: scope, at: index, isSelected: index == selected)
      buttons.append((button, index == selected))
      addSubview(button)
    }
    setNames(in: size)
  }

  /// The width of the titles, if there is space.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let names = widths(Self.sizes.wide).reduce(0, +)
    return CGSize(width: names + room(Self.insets.wide), height: height)
  }

  /// The width of the titles, if there is space.
  public override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Updates the height for that of the bar.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  /// Reduces the padding of the titles if the bar has less space, and their size if that is not
  /// enough.
  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let wide = widths(Self.sizes.wide)
    let isNarrow = wide.reduce(0, +) + room(Self.insets.narrow) > bounds.width
    let size = isNarrow ? Self.sizes.narrow : Self.sizes.wide
    if size != self.size { setNames(in: size) }
    let names = isNarrow ? widths(size) : wide
    let spare = (bounds.width - names.reduce(0, +)) / CGFloat(max(buttons.count, 1))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edge: CGFloat = 0
    for ((button, _), name) in zip(buttons, names) {
      let next = edge + name + spare
      let (left, right) = (edge.rounded(), next.rounded())
      button.frame = CGRect(
        x: isRightToLeft ? bounds.width - right : left,
        y: 0,
        width: right - left,
        height: bounds.height
      )
      edge = next
    }
  }

  /// The width of each title.
  private func widths(_ size: CGFloat) -> [CGFloat] {
    buttons.map { button, isSelected in
      let title = button.configuration?.title ?? ""
      let font = Self.font(size, isSelected: isSelected)
      return NSAttributedString(string: title, attributes: [.font: font]).size().width
        .rounded(.up)
    }
  }

  private func room(_ inset: CGFloat) -> CGFloat { 2 * inset * CGFloat(buttons.count) }

  private nonisolated static func font(_ size: CGFloat, isSelected: Bool) -> UIFont {
    .systemFont(ofSize: size, weight: isSelected ? .semibold : .medium)
  }

  private func setNames(in size: CGFloat) {
    self.size = size
    for (button, isSelected) in buttons {
      button.configuration?.titleTextAttributesTransformer =
        UIConfigurationTextAttributesTransformer {
          var attributes = $0
          attributes.font = Self.font(size, isSelected: isSelected)
          return attributes
        }
    }
  }

  private func button(for scope: Scope, at index: Int, isSelected: Bool) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = scope.title
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = isSelected ? Palette.accent : .clear
    configuration.baseForegroundColor = isSelected ? Palette.onAccent : Palette.secondaryText
    configuration.contentInsets = .zero
    configuration.titleLineBreakMode = .byTruncatingTail
    let button = UIButton(configuration: configuration)
    button.accessibilityIdentifier = scope.identifier
    if isSelected { button.accessibilityTraits.insert(.selected) }
    button.onPrimaryAction { [weak self] in if !isSelected { self?.onSelectIndex?(index) } }
    return button
  }
}
