public import MomentsContracts
public import MomentsLanguage

extension DemoRows {
  /// The reader's note about a person.
  public static func noteText(_ strings: Strings) -> String {
    said(
      "Met on the ferry to Korčula. Knows every bench on the island, and which of them have shade.",
      "在去科尔丘拉的渡轮上认识的。岛上每一张长椅她都知道，还知道哪些有树荫。",
      "تعرّفت إليها على العبّارة إلى كورتشولا. تعرف كل مقعد في الجزيرة، وأيها في الظل.",
      strings
    )
  }

  /// A note with a text, about a person.
  public static func note(_ strings: Strings) -> NoteContent {
    NoteContent(person: ann, text: noteText(strings), saved: noteText(strings))
  }
}
