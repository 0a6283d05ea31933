extension UIMenu.Identifier {
  // The menus of a desktop's menu bar. Programs that build such menus use these identifiers, so
  // that other code can find them.

  /// The group that shows the program's version and authors.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The text alignment menu.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The first menu of a menu bar, with what concerns the program as a whole.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The submenu that fills in contacts, passwords and the like.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
  /// The group that brings all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The group of close commands.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The group that duplicates, moves, renames or exports the open document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu of a menu bar with undo, cut, copy and paste.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The menu of a menu bar that opens, saves and closes.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The submenu that searches the text and replaces matches.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The submenu with typefaces, styles and sizes.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu of a menu bar that changes how the text is shown.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The full screen group.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The last menu of a menu bar, with the program's instructions.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The group of hide commands.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The group that learns a word.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The group that looks a word up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The group that minimizes and zooms windows.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The group that makes new items.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// The group that opens a new window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The group of open commands.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// The menu of recently opened documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The settings group.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The print group.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The quit group.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The group that replaces a word.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The root menu, which contains the menu bar.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The submenu with what other programs do with the selection.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The group that passes the selection to another program.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The sidebar group.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The submenu that starts and stops reading the text aloud.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The submenu that finds misspelled words.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The group of switches for checking while typing.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The group that shows the spelling panel.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The group of cut, copy and paste.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The group of switches for quotes, dashes and text replaced while typing.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The submenu on what is replaced while typing.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The group that shows the substitutions panel.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The submenu that changes paragraphs, such as their alignment and direction.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The group of text colors.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The group of text sizes.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The group of bold, italic and underline.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The group that copies and pastes text styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The toolbar group.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The transformations menu: upper and lower case.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The group of undo and redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu of a menu bar that changes what the window shows.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The menu of a menu bar that arranges the program's windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The submenu that sets whether text runs from left to right or from right to left.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}
