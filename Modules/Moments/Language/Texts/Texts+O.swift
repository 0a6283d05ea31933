// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the action that opens the page of a moment.
  public var openInBrowser: String {
    choose("Open in browser", "在浏览器中打开", "افتح في المتصفح", "Otwórz w przeglądarce")
  }

  /// The title of the button that opens a film in the desktop's player.
  public var openOutside: String {
    choose("Open in another program", "在其他程序中打开", "فتح في برنامج آخر", "Otwórz w innym programie")
  }

  /// The text about the first version.
  public var originalVersion: String { choose("Original", "原始版本", "النسخة الأصلية", "Oryginał") }

  /// The name of the language in itself.
  public var ownLanguage: String { choose("English", "简体中文", "العربية", "Polski") }
}
