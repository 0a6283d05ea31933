// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of the button that mutes the sound.
  public var mute: String { choose("Mute", "静音", "كتم الصوت", "Wyłącz dźwięk") }

  /// The action that mutes or unmutes a person.
  package var muteExplanation: String {
    choose(
      "You will not see their moments. They are not told.",
      "你将不再看到对方的动态，对方不会收到通知。",
      "لن ترى لحظاته، ولن يُبلَّغ بذلك.",
      "Wpisy tej osoby nie będą widoczne. Nie dowie się o tym."
    )
  }

  /// The action that mutes or unmutes a person.
  package func muteQuestion(_ who: String) -> String {
    choose("Mute \(who)?", "要隐藏 \(who) 吗？", "أتريد كتم \(who)؟", "Wyciszyć \(who)?")
  }

  /// The action that mutes or unmutes a person.
  package func muteTitle(_ who: String) -> String {
    choose("Mute \(who)", "隐藏 \(who)", "كتم \(who)", "Wycisz \(who)")
  }

  /// The action that mutes or unmutes a person.
  package func muteUndo(_ who: String) -> String {
    choose("Unmute \(who)", "取消隐藏 \(who)", "إلغاء كتم \(who)", "Cofnij wyciszenie \(who)")
  }

  /// The title of the action that mutes or unmutes a conversation.
  package var muteConversationMute: String {
    choose("Mute conversation", "不再接收此对话的通知", "كتم المحادثة", "Wycisz rozmowę")
  }

  /// The title of the action that mutes or unmutes a conversation.
  package var muteConversationUnmute: String {
    choose("Unmute conversation", "恢复此对话的通知", "إلغاء كتم المحادثة", "Cofnij wyciszenie rozmowy")
  }
}
