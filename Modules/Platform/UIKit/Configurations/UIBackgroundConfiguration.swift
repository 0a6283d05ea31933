public import Foundation

/// The ground of a button or a cell: its color, corners and edge.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// What few grounds have.
  private struct Extras: Hashable, Sendable {
    static let none = Extras()
    var colorTransformer: UIConfigurationColorTransformer.Compared?
    var edgeTransformer: UIConfigurationColorTransformer.Compared?
    var strokeOutset: CGFloat = 0
    var visualEffect: UIVisualEffect?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var customView: UIView?
    var shadow = UIShadowProperties()
  }

  private var style = Style.custom
  private var boxedExtras: Boxed<Extras>?

  private var extras: Extras {
    get { boxedExtras?.value ?? .none }
    set { boxedExtras = newValue == .none ? nil : .box(newValue) }
  }

  /// Whether there is more than a color, corners and an edge.
  var hasExtras: Bool { boxedExtras != nil }

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// How far the ground stays from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The color; nil for the tint.
  public var backgroundColor: UIColor?

  /// Changes the color, or the tint, just before it is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { boxedExtras?.value.colorTransformer?.transformer }
    set { extras.colorTransformer = newValue.map { .init(transformer: $0) } }
  }

  /// What shows of that which is behind the ground, under the color; nil leaves it as it is.
  public var visualEffect: UIVisualEffect? {
    get { boxedExtras?.value.visualEffect }
    set { extras.visualEffect = newValue }
  }

  /// The color of the edge; nil for the tint.
  public var strokeColor: UIColor?

  /// Changes the color of the edge just before it is shown.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { boxedExtras?.value.edgeTransformer?.transformer }
    set { extras.edgeTransformer = newValue.map { .init(transformer: $0) } }
  }

  /// The width of the edge, in points; 0 for none.
  public var strokeWidth: CGFloat = 0

  /// How far the edge lies outside of the ground, in points; negative inside.
  public var strokeOutset: CGFloat {
    get { boxedExtras?.value.strokeOutset ?? 0 }
    set { extras.strokeOutset = newValue }
  }

  /// The image over the color, cut off at the corners.
  public var image: UIImage? {
    get { boxedExtras?.value.image }
    set { extras.image = newValue }
  }

  /// How the image fills the ground.
  public var imageContentMode: UIView.ContentMode {
    get { boxedExtras?.value.imageContentMode ?? .scaleToFill }
    set { extras.imageContentMode = newValue }
  }

  /// A view of the program's own over color and image, cut off at the corners.
  ///
  /// It gets the size of the ground, and it MUST be shown by one view only.
  public var customView: UIView? {
    get { boxedExtras?.value.customView }
    set { extras.customView = newValue }
  }

  /// The shadow of the ground.
  public var shadowProperties: UIShadowProperties {
    get { extras.shadow }
    set { extras.shadow = newValue }
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
