import Foundation
public import UIKitCore

extension UICellAccessory {
  /// A minus button that deletes the row.
  ///
  /// Without an action it opens the trailing swipe actions of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete,
      isLeading: true,
      displayed,
      options,
      background: options.backgroundColor,
      action: actionHandler
    )
  }

  /// A plus button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert,
      isLeading: true,
      displayed,
      options,
      background: options.backgroundColor,
      action: actionHandler
    )
  }

  /// A circle that shows whether the row is selected, in multiple selection.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect,
      isLeading: true,
      displayed,
      options,
      background: options.backgroundColor
    )
  }

  /// A button for details about the row.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options, action: actionHandler)
  }

  /// A button that shows the selected element of a menu, and opens the menu.
  ///
  /// - Parameters:
  ///   - menu: The menu, with one selected action at a time.
  ///   - displayed: When the button is shown.
  ///   - options: The options for its appearance.
  ///   - selectedElementDidChangeHandler: Called with the menu after another element was selected.
  /// - Returns: The accessory.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: (@MainActor (UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu(menu), displayed, options)
    accessory.choiceAction = selectedElementDidChangeHandler
    return accessory
  }
}
