// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the sheet for a note about a person, named with the leading "@".
  public func note(about handle: String) -> String {
    switch self.language {
    case .english: "Note about \(self.isolated(handle))"
    case .simplifiedChinese: "\(self.isolated(handle)) 的备注"
    case .arabic: "ملاحظة عن \(self.isolated(handle))"
    }
  }

  /// The title of the action that writes a note about a person.
  public var noteAction: String {
    switch self.language {
    case .english: "Private note"
    case .simplifiedChinese: "备注"
    case .arabic: "ملاحظة خاصة"
    }
  }

  /// The message when a note could not be saved.
  public var noteNotSaved: String {
    switch self.language {
    case .english: "The note could not be saved."
    case .simplifiedChinese: "备注未能保存。"
    case .arabic: "تعذّر حفظ الملاحظة."
    }
  }

  /// The placeholder of an empty note.
  public var notePlaceholder: String {
    switch self.language {
    case .english: "How do you know them?"
    case .simplifiedChinese: "写点什么，方便记住对方"
    case .arabic: "كيف تعرفه؟"
    }
  }

  /// The footnote below it.
  public var notePrivacy: String {
    switch self.language {
    case .english: "Only you can see this."
    case .simplifiedChinese: "只有你能看到这条备注。"
    case .arabic: "لا يراها أحد سواك."
    }
  }

  /// The heading above the reader's note about a person.
  public var noteTitle: String {
    switch self.language {
    case .english: "Your note"
    case .simplifiedChinese: "你的备注"
    case .arabic: "ملاحظتك"
    }
  }
}
