// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The command that deletes a filter.
  public var filterDeleteCommand: String {
    choose("Delete filter", "删除过滤器", "حذف المرشح", "Usuń filtr")
  }

  /// The question before a filter is deleted.
  package var filterDeleteQuestionExplanation: String {
    choose(
      "What it hid shows again, on all your devices.",
      "它隐藏的内容会在你的所有设备上重新显示。",
      "يظهر ما أخفاه من جديد على كل أجهزتك.",
      "To, co ukrywa, znów będzie widoczne, na wszystkich Twoich urządzeniach."
    )
  }

  /// The question before a filter is deleted.
  package func filterDeleteQuestionTitle(_ name: String) -> String {
    choose(
      "Delete the filter “\(name)”?",
      "要删除过滤器“\(name)”吗？",
      "هل تريد حذف المرشح «\(name)»؟",
      "Usunąć filtr „\(name)”?"
    )
  }
}
