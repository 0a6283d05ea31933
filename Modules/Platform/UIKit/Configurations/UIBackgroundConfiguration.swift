public import Foundation

/// The ground of a button or a cell: its color, corners and edge.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  private var style = Style.custom
  private var colorTransformer: UIConfigurationColorTransformer.Compared?
  private var edgeTransformer: UIConfigurationColorTransformer.Compared?

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// How far the ground stays from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The color; nil for the tint.
  public var backgroundColor: UIColor?

  /// Changes the color, or the tint, just before it is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorTransformer?.transformer }
    set { colorTransformer = newValue.map { .init(transformer: $0) } }
  }

  /// The color of the edge; nil for the tint.
  public var strokeColor: UIColor?

  /// Changes the color of the edge just before it is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { edgeTransformer?.transformer }
    set { edgeTransformer = newValue.map { .init(transformer: $0) } }
  }

  /// The width of the edge, in points; 0 for none.
  public var strokeWidth: CGFloat = 0

  /// How far the edge lies outside of the ground, in points; negative inside.
  public var strokeOutset: CGFloat = 0

  /// The image over the color, cut off at the corners.
  public var image: UIImage?

  /// How the image fills the ground.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// A view of the program's own over color and image, cut off at the corners.
  ///
  /// It gets the size of the ground, and it MUST be shown by one view only.
  public var customView: UIView?

  /// The shadow of the ground.
  public var shadowProperties = UIShadowProperties()

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
