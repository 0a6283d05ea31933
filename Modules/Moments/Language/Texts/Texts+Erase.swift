// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that erases.
  public var erase: String { choose("Erase", "清除", "محو", "Usuń") }

  /// The command that erases something.
  package var eraseCommandImages: String {
    choose("Erase pictures…", "清除图片…", "محو الصور…", "Usuń obrazy…")
  }

  /// The command that erases something.
  package var eraseCommandMoments: String {
    choose("Erase what was read…", "清除已读内容…", "محو ما قُرئ…", "Usuń przeczytane…")
  }

  /// The explanation of erasing.
  package var eraseExplanationImages: String {
    choose(
      "They come again from the network. Pictures of what you wrote stay.",
      "之后会重新从网络加载。你发布内容中的图片会保留。",
      "ستُجلب من الشبكة مجددًا. وتبقى صور ما كتبته.",
      "Zostaną ponownie pobrane z sieci. Obrazy z Twoich wpisów pozostaną."
    )
  }

  /// The explanation of erasing.
  package var eraseExplanationMoments: String {
    choose(
      "It cannot be read offline any more, and comes again from the server. What you wrote, drafts and what was not sent yet stay.",
      "这些内容将无法离线阅读，之后会重新从服务器加载。你发布的内容、草稿和尚未发送的内容会保留。",
      "لن تمكن قراءته دون اتصال، وسيُجلب من الخادم مجددًا. ويبقى ما كتبته والمسودات وما لم يُرسل بعد.",
      "Nie da się ich czytać bez sieci, póki serwer nie przyśle ich ponownie. Twoje teksty, szkice i to, co czeka na wysłanie, pozostaną."
    )
  }

  /// The question before something is erased.
  package var eraseQuestionImages: String {
    choose("Erase pictures?", "要清除图片吗？", "هل تريد محو الصور؟", "Usunąć obrazy?")
  }

  /// The question before something is erased.
  package var eraseQuestionMoments: String {
    choose("Erase what was read?", "要清除已读内容吗？", "هل تريد محو ما قُرئ؟", "Usunąć przeczytane wpisy?")
  }
}
