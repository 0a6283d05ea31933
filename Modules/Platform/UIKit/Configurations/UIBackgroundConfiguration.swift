public import Foundation

/// The ground of a button or a cell: its color, corners and edge.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  private var style = Style.custom

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// How far the ground stays from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The color; nil for the tint.
  public var backgroundColor: UIColor?

  /// The color of the edge; nil for the tint.
  public var strokeColor: UIColor?

  /// The width of the edge, in points; 0 for none.
  public var strokeWidth: CGFloat = 0

  /// What few grounds have; nil for others.
  struct Rare: Hashable, Sendable {
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var customView: UIView?
    var shadow = UIShadowProperties()
    var colorTransformer: ColorTransformerBox?
    var strokeTransformer: ColorTransformerBox?
  }

  private(set) var rare: Rare?

  private subscript<Value>(rare path: WritableKeyPath<Rare, Value> & Sendable) -> Value {
    get { (rare ?? Rare())[keyPath: path] }
    set {
      var changed = rare ?? Rare()
      changed[keyPath: path] = newValue
      rare = changed
    }
  }

  /// An image over the color; nil for none.
  public var image: UIImage? {
    get { rare?.image }
    set { self[rare: \.image] = newValue }
  }

  /// How the image is fitted to the ground.
  public var imageContentMode: UIView.ContentMode {
    get { self[rare: \.imageContentMode] }
    set { self[rare: \.imageContentMode] = newValue }
  }

  /// A view over color and image, as large as the ground; nil for none.
  ///
  /// It can be that of one ground only.
  public var customView: UIView? {
    get { rare?.customView }
    set { self[rare: \.customView] = newValue }
  }

  /// The shadow of the ground.
  public var shadowProperties: UIShadowProperties {
    get { self[rare: \.shadow] }
    set { self[rare: \.shadow] = newValue }
  }

  /// Changes the color, or the tint in its place.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { rare?.colorTransformer?.transformer }
    set { self[rare: \.colorTransformer] = newValue.map(ColorTransformerBox.init) }
  }

  /// Changes the color of the edge, or the tint in its place.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { rare?.strokeTransformer?.transformer }
    set { self[rare: \.strokeTransformer] = newValue.map(ColorTransformerBox.init) }
  }

  /// Whether there is something to see besides a color.
  var hasContent: Bool {
    strokeWidth > 0 || rare?.image != nil || rare?.customView != nil
      || (rare?.shadow.opacity ?? 0) > 0
  }

  init() {}

  private init(_ style: Style) {
    self.style = style
    backgroundColor = style.color(isLit: false)
  }

  /// No ground.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// The ground of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
  /// The ground of a row of a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
  /// The ground of a header or a footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeader) }
  /// The ground of a header or a footer of a group.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedHeader) }

  /// The configuration with the color of rows that are selected or under a finger, where the state
  /// is one of them; a color that was set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    let isSelected = cell?.isSelected ?? view?.isSelected ?? false
    let isLit = isSelected || cell?.isHighlighted ?? view?.isHighlighted ?? false
    guard style != .custom, backgroundColor == style.color(isLit: !isLit) else { return self }
    var updated = self
    updated.backgroundColor = style.color(isLit: isLit)
    return updated
  }

  /// The color where the tint is given.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the edge where the tint is given.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension UIBackgroundConfiguration {
  /// The style that a configuration was made with.
  private enum Style: Hashable, Sendable {
    case custom, plainCell, groupedCell, plainHeader, groupedHeader

    func color(isLit: Bool) -> UIColor? {
      switch self {
      case .custom: nil
      case .plainCell: isLit ? .systemGray4 : .systemBackground
      case .groupedCell: isLit ? .systemGray4 : .secondarySystemGroupedBackground
      case .plainHeader: .systemBackground
      case .groupedHeader: .clear
      }
    }
  }
}
