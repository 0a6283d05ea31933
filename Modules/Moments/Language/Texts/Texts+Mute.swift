// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of the button that mutes the sound.
  public var mute: String {
    switch self.language {
    case .english: "Mute"
    case .simplifiedChinese: "静音"
    case .arabic: "كتم الصوت"
    }
  }

  /// The action that mutes or unmutes a person.
  package var muteExplanation: String {
    switch self.language {
    case .english: "You will not see their moments. They are not told."
    case .simplifiedChinese: "你将不再看到对方的动态，对方不会收到通知。"
    case .arabic: "لن ترى لحظاته، ولن يُبلَّغ بذلك."
    }
  }

  /// The action that mutes or unmutes a person.
  package func muteQuestion(_ who: String) -> String {
    switch self.language {
    case .english: "Mute \(who)?"
    case .simplifiedChinese: "要隐藏 \(who) 吗？"
    case .arabic: "أتريد كتم \(who)؟"
    }
  }

  /// The action that mutes or unmutes a person.
  package func muteTitle(_ who: String) -> String {
    switch self.language {
    case .english: "Mute \(who)"
    case .simplifiedChinese: "隐藏 \(who)"
    case .arabic: "كتم \(who)"
    }
  }

  /// The action that mutes or unmutes a person.
  package func muteUndo(_ who: String) -> String {
    switch self.language {
    case .english: "Unmute \(who)"
    case .simplifiedChinese: "取消隐藏 \(who)"
    case .arabic: "إلغاء كتم \(who)"
    }
  }

  /// The title of the action that mutes or unmutes a conversation.
  package var muteConversationMute: String {
    switch self.language {
    case .english: "Mute conversation"
    case .simplifiedChinese: "不再接收此对话的通知"
    case .arabic: "كتم المحادثة"
    }
  }

  /// The title of the action that mutes or unmutes a conversation.
  package var muteConversationUnmute: String {
    switch self.language {
    case .english: "Unmute conversation"
    case .simplifiedChinese: "恢复此对话的通知"
    case .arabic: "إلغاء كتم المحادثة"
    }
  }
}
