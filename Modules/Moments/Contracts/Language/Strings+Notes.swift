extension Strings {
  /// The heading above the reader's note about a person.
  public var noteTitle: String { pick("Your note", "你的备注", "ملاحظتك") }

  /// The title of the action that writes a note about a person.
  public var noteAction: String { pick("Private note", "备注", "ملاحظة خاصة") }

  /// The title of the action that edits the note about a person.
  public var editNote: String { pick("Edit note", "编辑备注", "عدّل الملاحظة") }

  /// The title of the sheet for a note about a person, named with the leading "@".
  public func note(about handle: String) -> String {
    let who = isolated(handle)
    return pick("Note about \(who)", "\(who) 的备注", "ملاحظة عن \(who)")
  }

  /// The footnote below it.
  public var notePrivacy: String {
    pick("Only you can see this.", "只有你能看到这条备注。", "لا يراها أحد سواك.")
  }

  /// The placeholder of an empty note.
  public var notePlaceholder: String {
    pick("How do you know them?", "写点什么，方便记住对方", "كيف تعرفه؟")
  }

  /// The title of the button that saves the note.
  public var save: String { pick("Save", "保存", "حفظ") }

  /// The message when a note could not be saved.
  public var noteNotSaved: String {
    pick("The note could not be saved.", "备注未能保存。", "تعذّر حفظ الملاحظة.")
  }
}
