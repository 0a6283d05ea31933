import Foundation
public import UIKitCore

extension UICellAccessory {
  /// Options for the minus button that deletes a row.
  @preconcurrency @MainActor public struct DeleteOptions: CellAccessoryOptions {
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil for the default.
    public var tintColor: UIColor?
    /// The color of the circle behind the symbol; nil for red.
    public var backgroundColor: UIColor?

    /// Makes options; values that are nil use the defaults.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options for the plus button that inserts a row.
  @preconcurrency @MainActor public struct InsertOptions: CellAccessoryOptions {
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil for the default.
    public var tintColor: UIColor?
    /// The color of the circle behind the symbol; nil for green.
    public var backgroundColor: UIColor?

    /// Makes options; values that are nil use the defaults.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options for the selection circle of a row.
  @preconcurrency @MainActor public struct MultiselectOptions: CellAccessoryOptions {
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil for the default.
    public var tintColor: UIColor?
    /// The color of the circle of a selected row; nil for the tint color.
    public var backgroundColor: UIColor?

    /// Makes options; values that are nil use the defaults.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// Options for the detail button of a row.
  @preconcurrency @MainActor public struct DetailOptions: CellAccessoryOptions {
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil for the default.
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

  /// Options for the button that opens a menu.
  @preconcurrency @MainActor public struct PopUpMenuOptions: CellAccessoryOptions {
    /// Whether it is hidden; its space remains reserved.
    public var isHidden: Bool
    /// The reserved width; nil for the default.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of the symbol; nil for the default.
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
}
