import Foundation

extension UICellAccessory {
  /// A minus that deletes the row.
  ///
  /// Without an action it opens the swipe actions at the trailing side of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, isLeading: true, displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    accessory.action = actionHandler
    return accessory
  }

  /// A plus that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, isLeading: true, displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    accessory.action = actionHandler
    return accessory
  }

  /// A circle that says whether the row is selected among others.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.multiselect, isLeading: true, displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// A button for what there is to say about the row.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.detail, displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.action = actionHandler
    return accessory
  }

  /// A button that shows which element of a menu is on, and opens the menu.
  ///
  /// - Parameters:
  ///   - menu: The menu; one of its actions is on at a time.
  ///   - displayed: When the button is shown.
  ///   - options: How it looks.
  ///   - selectedElementDidChangeHandler: Called with the menu after another element was chosen.
  /// - Returns: The accessory.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu(menu), displayed: displayed)
      .with(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.choiceAction = selectedElementDidChangeHandler
    return accessory
  }
}
