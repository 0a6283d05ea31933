extension UIMenu.Identifier {
  // The menus of a desktop's menu bar. A program that offers menus of these kinds names them so,
  // and others find them by that.

  /// What the program is.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// How text is aligned.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The program itself.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// Filling in what is known.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
  /// Bringing all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// Closing.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// Editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Finding.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// How text looks.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The whole screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// Hiding the program.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Learning a word.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// Looking a word up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The size of windows.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Making something new.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// Another window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Opening.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// Opening what was open before.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Ending the program.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// Replacing a word.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// All menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// What other programs offer.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// Reading aloud.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// When spelling is checked.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The window for spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// Cut, copy and paste.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// What is replaced while typing.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// Replacing while typing.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The window for what is replaced while typing.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// Paragraphs.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The color of text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The size of text.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// Bold, italic and underlined.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Copying how text looks.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// Capitals and small letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Undoing and redoing.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// How things are shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The direction of writing.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
}
