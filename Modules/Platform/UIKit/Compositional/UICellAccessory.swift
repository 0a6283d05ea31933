public import Foundation

/// Something beside the content of a row of a list: a sign, a control, a view.
///
/// They are arranged in the given order: the first is the outermost at the leading side, and at the
/// trailing side the innermost.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// How wide the place of an accessory is.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own width.
    case actual
    /// As wide as those of other rows, so that content lines up.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// The side of an accessory.
  public enum Placement {
    /// Returns the position of an accessory among the existing ones.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int
    /// Where lines of text begin.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Where lines of text end.
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
  /// Called with the menu after another of its elements was chosen.
  var choiceAction: (@MainActor (UIMenu) -> Void)?

  /// The width of a place that lines up with others, in points.
  static let standardWidth: CGFloat = 28

  init(_ kind: Kind, isLeading: Bool = false, displayed: DisplayedState) {
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
  }

  // MARK: Making one

  /// A chevron that says: there is more behind this row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// Marks a row that is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
  }

  /// A chevron that shows and hides the children of the row's item.
  ///
  /// Without an action it does so in a diffable data source with section snapshots.
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

  /// A grip that the row can be dragged by, while `canMoveItemAt` lets it.
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

  /// Puts any view beside the row.
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
