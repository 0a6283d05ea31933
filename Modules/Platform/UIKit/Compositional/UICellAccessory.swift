public import Foundation

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
  var isLeading = false
  var displayed = DisplayedState.always
  var position: Placement.Position?
  var isHidden = false
  var reservedWidth = LayoutDimension.actual
  var tintColor: UIColor?
  var font: UIFont?
  var adjustsFont = true
  var showsLine = false
  var backgroundColor: UIColor?
  var action: (@MainActor () -> Void)?
  /// Called with the menu after another of its elements was selected.
  var choiceAction: (@MainActor (UIMenu) -> Void)?

  /// The standard layout width, in points.
  static let standardWidth: CGFloat = 28

  init(_ kind: Kind, isLeading: Bool = false, displayed: DisplayedState) {
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
  }

  // MARK: Making one

  /// A chevron that indicates further content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// A checkmark for a selected row.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// A chevron that expands and collapses the children of the row's item.
  ///
  /// Without an action it changes the section snapshot of a diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure(options.style), displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.action = actionHandler
    return accessory
  }

  /// A control for dragging the row to another position, if `canMoveItemAt` allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.reorder, displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.showsLine = options.showsVerticalSeparator
    return accessory
  }

  /// A short text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label(text), displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
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
    var accessory: UICellAccessory
    switch configuration.placement {
    case .leading(let displayed, let position):
      accessory = UICellAccessory(kind, isLeading: true, displayed: displayed)
      accessory.position = position
    case .trailing(let displayed, let position):
      accessory = UICellAccessory(kind, displayed: displayed)
      accessory.position = position
    }
    return accessory.with(
      configuration.isHidden,
      configuration.reservedLayoutWidth,
      configuration.tintColor
    )
  }

  func with(
    _ isHidden: Bool,
    _ width: LayoutDimension?,
    _ tint: UIColor?
  ) -> UICellAccessory {
    var accessory = self
    accessory.isHidden = isHidden
    if let width { accessory.reservedWidth = width }
    accessory.tintColor = tint
    return accessory
  }
}
