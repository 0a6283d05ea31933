// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message while the reader is in the browser.
  public var waitingForBrowser: String {
    choose(
      "Go on in your browser. This screen waits for you.",
      "请在浏览器中继续，此页面会等待你。",
      "تابع في متصفحك. هذه الشاشة بانتظارك.",
      "Kontynuuj w przeglądarce. Ten ekran poczeka."
    )
  }

  /// The title when the wall could not be loaded.
  public var wallFailedTitle: String {
    choose(
      "The wall could not be loaded",
      "无法加载照片墙",
      "تعذّر تحميل الجدار",
      "Nie udało się wczytać ściany"
    )
  }

  /// The message when the people to follow could not be loaded, but the photos could.
  public var wallPeopleFailed: String {
    choose(
      "People to follow could not be loaded.",
      "无法加载推荐关注的人。",
      "تعذّر تحميل الأشخاص.",
      "Nie udało się wczytać osób do obserwowania."
    )
  }

  /// The title of the wall, and the name of the button that opens it.
  public var wallTitle: String { choose("Wall", "照片墙", "الجدار", "Ściana") }

  /// The placeholder of the bar below a thread.
  public var writeComment: String {
    choose("Write a comment", "写评论", "اكتب تعليقًا", "Napisz komentarz")
  }
}
