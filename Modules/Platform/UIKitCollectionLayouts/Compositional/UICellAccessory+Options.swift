import Foundation
public import UIKitCore

extension UICellAccessory {
  /// How the chevron of a row that leads to another screen is shown.
  @preconcurrency @MainActor public struct DisclosureIndicatorOptions: CellAccessoryOptions {
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?

    /// Makes options; values that are nil use the defaults.
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

  /// How the mark of a chosen row is shown.
  @preconcurrency @MainActor public struct CheckmarkOptions: CellAccessoryOptions {
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?

    /// Makes options; values that are nil use the defaults.
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

  /// Options for the disclosure chevron of an item with children.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions: CellAccessoryOptions {
    /// The area that expands and collapses the item when it is tapped.
    public enum Style: Int, Sendable {
      /// The row in headers, otherwise the chevron.
      case automatic = 0
      /// The whole row.
      case header = 1
      /// The chevron.
      case cell = 2
    }

    /// The area that expands and collapses the item when it is tapped.
    public var style: Style
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?

    /// Makes options; values that are nil use the defaults.
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

  /// Options for the reorder control of a row.
  @preconcurrency @MainActor public struct ReorderOptions: CellAccessoryOptions {
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?
    /// Whether there is a separator before the control.
    public var showsVerticalSeparator: Bool

    /// Makes options; values that are nil use the defaults.
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

  /// The color, font and reserved width of a text at the edge of a cell.
  @preconcurrency @MainActor public struct LabelOptions: CellAccessoryOptions {
    /// The font of the text.
    public var font: UIFont
    /// Whether the font scales with the text size preferred by the reader.
    public var adjustsFontForContentSizeCategory: Bool
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the default.
    public var tintColor: UIColor?

    /// Makes options; values that are nil use the defaults.
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

  /// A view of the app's own at the edge of a cell, and where it stands there.
  @preconcurrency @MainActor public struct CustomViewConfiguration: CellAccessoryOptions {
    /// What is shown in the cell in place of one of the standard accessories.
    public let customView: UIView
    /// The placement of the view.
    public let placement: Placement
    /// Whether it is hidden; its space remains reserved.
    public let isHidden: Bool
    /// The reserved width; nil for the default.
    public let reservedLayoutWidth: LayoutDimension?
    /// The tint color; nil inherits the row's.
    public let tintColor: UIColor?
    /// Whether the view keeps its current size; otherwise it gets its fitting size.
    public let maintainsFixedSize: Bool

    /// Makes a configuration of a view with a placement.
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
