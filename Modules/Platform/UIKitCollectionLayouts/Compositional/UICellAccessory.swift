public import Foundation
public import UIKitCore

/// An accessory beside the content of a list row: a symbol, a control or a view.
///
/// They are arranged in order: the first is the outermost at the leading edge, and the innermost at
/// the trailing edge.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The layout width of an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// A standard width, so that the content of several rows is aligned.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The placement of an accessory.
  public enum Placement {
    /// Returns the index of an accessory among the existing ones.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The kind of an accessory.
  enum Kind {
    case disclosureIndicator
    case checkmark
    case outlineDisclosure(OutlineDisclosureOptions.Style)
    case reorder
    case label(String)
    case custom(UIView, maintainsFixedSize: Bool)
    case delete
    case insert
    case multiselect
    case detail
    case popUpMenu(UIMenu)
  }

  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  var position: Placement.Position?
  let isHidden: Bool
  let reservedWidth: LayoutDimension
  let tintColor: UIColor?
  var font: UIFont?
  var adjustsFont = true
  var showsLine = false
  let backgroundColor: UIColor?
  let action: (@MainActor () -> Void)?
  /// Called with the menu after another of its elements was selected.
  var choiceAction: (@MainActor (UIMenu) -> Void)?

  /// The standard layout width, in points.
  static let standardWidth: CGFloat = 28

  init(
    _ kind: Kind,
    isLeading: Bool = false,
    _ displayed: DisplayedState,
    _ options: some CellAccessoryOptions,
    background: UIColor? = nil,
    action: (@MainActor () -> Void)? = nil
  ) {
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
    isHidden = options.isHidden
    reservedWidth = options.reservedLayoutWidth ?? .actual
    tintColor = options.tintColor
    backgroundColor = background
    self.action = action
  }

  // MARK: Making one

  /// A chevron that indicates further content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options)
  }

  /// A checkmark for a selected row.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// A chevron that expands and collapses the children of the row's item.
  ///
  /// Without an action it changes the section snapshot of a diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure(options.style), displayed, options, action: actionHandler)
  }

  /// A control for dragging the row to another position, if `canMoveItemAt` allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.reorder, displayed, options)
    accessory.showsLine = options.showsVerticalSeparator
    return accessory
  }

  /// A short text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label(text), displayed, options)
    accessory.font = options.font
    accessory.adjustsFont = options.adjustsFontForContentSizeCategory
    return accessory
  }

  /// Shows a view of the program beside the content of the cell.
  public static func customView(
    configuration: CustomViewConfiguration
  ) -> UICellAccessory {
    let kind = Kind.custom(
      configuration.customView,
      maintainsFixedSize: configuration.maintainsFixedSize
    )
    let (isLeading, displayed, position) =
      switch configuration.placement {
      case .leading(let displayed, let position): (true, displayed, position)
      case .trailing(let displayed, let position): (false, displayed, position)
      }
    var accessory = UICellAccessory(kind, isLeading: isLeading, displayed, configuration)
    accessory.position = position
    return accessory
  }
}

/// What the options of all accessories have.
@MainActor protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
  var tintColor: UIColor? { get }
}
