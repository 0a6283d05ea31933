// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the sheet for a note about a person, named with the leading "@".
  public func note(about handle: String) -> String {
    choose(
      "Note about \(self.isolated(handle))",
      "\(self.isolated(handle)) 的备注",
      "ملاحظة عن \(self.isolated(handle))",
      "Notatka o \(self.isolated(handle))"
    )
  }

  /// The title of the action that writes a note about a person.
  public var noteAction: String { choose("Private note", "备注", "ملاحظة خاصة", "Prywatna notatka") }

  /// The message when a note could not be saved.
  public var noteNotSaved: String {
    choose(
      "The note could not be saved.",
      "备注未能保存。",
      "تعذّر حفظ الملاحظة.",
      "Nie udało się zapisać notatki."
    )
  }

  /// The placeholder of an empty note.
  public var notePlaceholder: String {
    choose("How do you know them?", "写点什么，方便记住对方", "كيف تعرفه؟", "Skąd znasz tę osobę?")
  }

  /// The footnote below it.
  public var notePrivacy: String {
    choose("Only you can see this.", "只有你能看到这条备注。", "لا يراها أحد سواك.", "Tylko Ty to widzisz.")
  }

  /// The heading above the reader's note about a person.
  public var noteTitle: String { choose("Your note", "你的备注", "ملاحظتك", "Twoja notatka") }
}
