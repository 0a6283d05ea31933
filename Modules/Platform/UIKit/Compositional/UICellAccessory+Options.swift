import Foundation

extension UICellAccessory {
  /// The appearance of a disclosure indicator.
  @preconcurrency @MainActor public struct DisclosureIndicatorOptions {
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?

    /// Options; those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The appearance of a checkmark.
  @preconcurrency @MainActor public struct CheckmarkOptions {
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?

    /// Options; those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The appearance and behavior of the chevron of an item with children.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions {
    /// The area that is tapped to expand and collapse.
    public enum Style: Int, Sendable {
      /// The chevron in rows, the row in headers.
      case automatic = 0
      /// The whole row.
      case header = 1
      /// The chevron.
      case cell = 2
    }

    /// The area that is tapped.
    public var style: Style
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?

    /// Options; those that are nil have their defaults.
    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// The appearance of the grip of a row.
  @preconcurrency @MainActor public struct ReorderOptions {
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?
    /// Whether there is a line before the grip.
    public var showsVerticalSeparator: Bool

    /// Options; those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The appearance of the text beside a row.
  @preconcurrency @MainActor public struct LabelOptions {
    /// The font of the text.
    public var font: UIFont
    /// Whether the font follows the text size that the reader chooses.
    public var adjustsFontForContentSizeCategory: Bool
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?

    /// Options; those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A view beside a row.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view beside the row.
    public let customView: UIView
    /// The placement of the view.
    public let placement: Placement
    /// Whether it is left out, with its place kept.
    public let isHidden: Bool
    /// The width of its place; nil for its own.
    public let reservedLayoutWidth: LayoutDimension?
    /// Its tint; nil for the row's.
    public let tintColor: UIColor?
    /// Whether it keeps the size it has; otherwise it takes the one that suits its content.
    public let maintainsFixedSize: Bool

    /// A view at a place.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
