public import Foundation

/// The background of a button or a cell: color, corners and stroke.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// Rarely used values.
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

  /// Whether there is more than color, corners and stroke.
  var hasExtras: Bool { boxedExtras != nil }

  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 0

  /// The insets of the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The color; nil for the tint color.
  public var backgroundColor: UIColor?

  /// Transforms the color, or the tint color, when it is displayed.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { boxedExtras?.value.colorTransformer?.transformer }
    set { extras.colorTransformer = newValue.map { .init(transformer: $0) } }
  }

  /// The effect on the content behind the background, under the color; nil for none.
  public var visualEffect: UIVisualEffect? {
    get { boxedExtras?.value.visualEffect }
    set { extras.visualEffect = newValue }
  }

  /// The color of the stroke; nil for the tint color.
  public var strokeColor: UIColor?

  /// Transforms the color of the stroke when it is displayed.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { boxedExtras?.value.edgeTransformer?.transformer }
    set { extras.edgeTransformer = newValue.map { .init(transformer: $0) } }
  }

  /// The width of the stroke, in points; 0 for none.
  public var strokeWidth: CGFloat = 0

  /// The outset of the stroke from the background's edge, in points; negative inside.
  public var strokeOutset: CGFloat {
    get { boxedExtras?.value.strokeOutset ?? 0 }
    set { extras.strokeOutset = newValue }
  }

  /// The image over the color, clipped to the corners.
  public var image: UIImage? {
    get { boxedExtras?.value.image }
    set { extras.image = newValue }
  }

  /// How the image fills the background; `scaleToFill` by default.
  public var imageContentMode: UIView.ContentMode {
    get { boxedExtras?.value.imageContentMode ?? .scaleToFill }
    set { extras.imageContentMode = newValue }
  }

  /// A custom view over color and image, clipped to the corners.
  ///
  /// It is resized to the background, and must be shown by only one view.
  public var customView: UIView? {
    get { boxedExtras?.value.customView }
    set { extras.customView = newValue }
  }

  /// The shadow of the background.
  public var shadowProperties: UIShadowProperties {
    get { extras.shadow }
    set { extras.shadow = newValue }
  }

  init() {}

  private init(_ style: Style) {
    self.style = style
    backgroundColor = style.color(isLit: false)
  }

  /// Makes an empty background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Makes the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
  /// Makes the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
  /// Makes the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainHeader) }
  /// Makes the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedHeader) }

  /// Returns the configuration for a state: with the color of selected or highlighted cells, unless
  /// a color was set.
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

  /// Returns the displayed color for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the displayed stroke color for a tint color.
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
