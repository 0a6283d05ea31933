import CoreGraphics
import Foundation

/// A row of a menu: an action, a submenu or the back row of a submenu; or a tile, one of several
/// elements in a row.
@MainActor final class MenuRow: UIControl {
  /// The indicator at the trailing edge of a row.
  enum Sign {
    case none, opens, back
  }

  let label = UILabel()
  private let detail = UILabel()
  let imageView = UIImageView()
  private let mark = UIImageView()
  /// Whether the menu reserves space for checkmarks before its titles, and for images after them.
  var hasMarks = false
  var hasImages = false
  private let sign: Sign
  let element: UIMenuElement
  /// The size of a tile's element; nil for a row.
  let tile: UIMenu.ElementSize?
  private let isOn: Bool

  static let inset: CGFloat = 14
  static let imageSide: CGFloat = 20
  private static let gap: CGFloat = 10

  init(
    _ element: UIMenuElement,
    sign: Sign,
    font: UIFont,
    lines: Int = 0,
    tile: UIMenu.ElementSize? = nil,
    onChoose: @escaping () -> Void
  ) {
    let action = element as? UIAction
    self.sign = sign
    self.element = element
    self.tile = tile
    isOn = action?.state == .on
    super.init(frame: .zero)
    let isDestructive =
      action?.attributes.contains(.destructive)
      ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
    let color: UIColor =
      isDestructive ? .strong(.systemRed) : sign == .back ? .secondaryLabel : .label
    label.text = element.title
    label.font = font
    label.textColor = color
    label.textAlignment = .natural
    label.numberOfLines = max(lines, 0)
    detail.text = element.subtitle
    detail.font = font.withSize((font.pointSize * 0.86).rounded())
    detail.textColor = .secondaryLabel
    detail.textAlignment = .natural
    detail.numberOfLines = 0
    let configuration = UIImage.SymbolConfiguration(font: font)
    imageView.image = sign == .none ? element.image : UIImage(systemName: "chevron.forward")
    imageView.tintColor = sign == .none ? color : .tertiaryLabel
    let name: String? =
      switch (sign, action?.state ?? .off) {
      case (.back, _): "chevron.backward"
      case (_, .on): "checkmark"
      case (_, .mixed): "minus"
      case (_, .off): nil
      }
    if sign == .back { imageView.image = nil }
    mark.image = name.flatMap { UIImage(systemName: $0) }
    mark.tintColor = color
    for view in [imageView, mark] {
      view.preferredSymbolConfiguration = configuration
      view.contentMode = .scaleAspectFit
    }
    for view in [label, detail, imageView, mark] { addSubview(view) }
    if let tile {
      detail.isHidden = true
      mark.isHidden = true
      becomeTile(tile, color)
    }
    isEnabled = !(action?.attributes.contains(.disabled) ?? false)
    label.isEnabled = isEnabled
    imageView.alpha = isEnabled ? 1 : 0.3
    isAccessibilityElement = true
    accessibilityLabel = [element.title, element.subtitle].compactMap { $0 }
      .joined(separator: "\n")
    accessibilityTraits = action?.state == .on ? [.button, .selected] : .button
    accessibilityIdentifier = stableName.map { "menu.\($0)" }
    if element is UIMenu {
      accessibilityExpandedStatus = sign == .back ? .expanded : .collapsed
    }
    // The row itself indicates the focus.
    focusEffect = UIFocusEffect()
    addAction(UIAction { _ in onChoose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The identifier of the element; its title if the program gave it none, so that tests find it by
  /// the same name in each run.
  private var stableName: String? {
    let title = element.title.isEmpty ? nil : element.title
    if let action = element as? UIAction {
      return action.identifier.isDynamic ? title : action.identifier.rawValue
    }
    guard let menu = element as? UIMenu else { return nil }
    return menu.identifier.isDynamic ? title : menu.identifier.rawValue
  }

  // MARK: Looks

  override func stateDidChange() {
    super.stateDidChange()
    updateGround()
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    updateGround(isFocused: context.nextFocusedItem === self)
  }

  func updateGround(isFocused: Bool? = nil) {
    let isLit = isHighlighted || isFocused ?? self.isFocused
    // A tile has no space for a checkmark.
    let ground: UIColor? = tile != nil && isOn ? .secondarySystemFill : nil
    backgroundColor = isLit ? .tertiarySystemFill : ground
  }

  // MARK: Sizes

  var needsMark: Bool { tile == nil && mark.image != nil }
  var needsImage: Bool { tile == nil && imageView.image != nil }

  private var markSpace: CGFloat { hasMarks ? Self.imageSide : 0 }
  private var imageSpace: CGFloat { hasImages ? Self.imageSide + Self.gap : 0 }

  /// The width at which each text fits on one line, in points.
  var naturalWidth: CGFloat {
    max(label.intrinsicContentSize.width, detail.intrinsicContentSize.width).rounded(.up)
      + 2 * Self.inset + markSpace + imageSpace
  }

  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: max(width, 1), height: 0)).height.rounded(.up)
  }

  func height(for width: CGFloat, least: CGFloat) -> CGFloat {
    let space = width - 2 * Self.inset - markSpace - imageSpace
    var first = height(of: label, in: space)
    if label.numberOfLines > 0 {
      first = min(first, (label.font.lineHeight * CGFloat(label.numberOfLines)).rounded(.up))
    }
    return max(first + height(of: detail, in: space) + 12, least)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard tile == nil else { return layOutTile() }
    let width = bounds.width
    let space = width - 2 * Self.inset - markSpace - imageSpace
    func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      let left = isRightToLeft ? width - x - size.width : x
      view.frame = CGRect(x: left, y: y.rounded(), width: size.width, height: size.height)
    }
    let second = height(of: detail, in: space)
    let first = second > 0 ? height(of: label, in: space) : bounds.height
    let top = second > 0 ? (bounds.height - first - second) / 2 : 0
    let x = Self.inset + markSpace
    put(label, x, top, CGSize(width: space, height: first))
    put(detail, x, top + first, CGSize(width: space, height: second))
    let side = CGSize(width: Self.imageSide, height: Self.imageSide)
    let middle = (bounds.height - Self.imageSide) / 2
    put(mark, Self.inset - 4, middle, side)
    put(imageView, width - Self.inset - Self.imageSide, middle, side)
  }
}
