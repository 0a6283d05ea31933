import Foundation

extension UICellAccessory {
  /// The appearance of the minus that deletes a row.
  @preconcurrency @MainActor public struct DeleteOptions {
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of its sign; nil for the default.
    public var tintColor: UIColor?
    /// The color of the disc behind the sign; nil for red.
    public var backgroundColor: UIColor?

    /// Options; those that are nil have their defaults.
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

  /// The appearance of the plus that inserts a row.
  @preconcurrency @MainActor public struct InsertOptions {
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of its sign; nil for the default.
    public var tintColor: UIColor?
    /// The color of the disc behind the sign; nil for green.
    public var backgroundColor: UIColor?

    /// Options; those that are nil have their defaults.
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

  /// The appearance of the circle of a row that can be selected.
  @preconcurrency @MainActor public struct MultiselectOptions {
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of its sign; nil for the default.
    public var tintColor: UIColor?
    /// The color of the disc of a selected row; nil for the tint.
    public var backgroundColor: UIColor?

    /// Options; those that are nil have their defaults.
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

  /// The appearance of the button for what there is to say about a row.
  @preconcurrency @MainActor public struct DetailOptions {
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of its sign; nil for the default.
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

  /// The appearance of the button that opens a menu.
  @preconcurrency @MainActor public struct PopUpMenuOptions {
    /// Whether it is left out, with its place kept.
    public var isHidden: Bool
    /// The width of its place; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The color of its sign; nil for the default.
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
}
