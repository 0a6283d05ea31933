// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when the data is damaged.
  public var playbackDamaged: String {
    choose(
      "What the server sent is damaged, or nothing that can be played.",
      "服务器返回的内容已损坏，或无法播放。",
      "ما أرسله الخادم تالف أو لا يمكن تشغيله.",
      "To, co przysłał serwer, jest uszkodzone albo nie da się tego odtworzyć."
    )
  }

  /// The title when a film or a sound cannot be played.
  public var playbackFailedTitle: String {
    choose(
      "This cannot be played here",
      "无法在此播放",
      "لا يمكن تشغيل هذا هنا",
      "Nie można tego tutaj odtworzyć"
    )
  }

  /// The message when it no longer exists.
  public var playbackMissing: String {
    choose("It is not there any more.", "内容已不存在。", "لم يعد موجودًا.", "Już tego nie ma.")
  }

  /// The name of the slider with the time of a film.
  public var playbackPosition: String { choose("Position", "播放位置", "موضع التشغيل", "Pozycja") }

  /// "0:12 of 1:05": the time of a film, for reading aloud.
  package func playbackPositionOf(_ position: String, _ duration: String) -> String {
    choose(
      "\(position) of \(duration)",
      "\(position)，共\(duration)",
      "\(position) من \(duration)",
      "\(position) z \(duration)"
    )
  }

  /// The message when it exceeds the maximum size.
  public var playbackTooLarge: String {
    choose(
      "It is too large to be played here. Another program may.",
      "文件太大，无法在此播放，其他程序也许可以。",
      "حجمه أكبر من أن يُشغَّل هنا، وقد يستطيع برنامج آخر.",
      "Plik jest za duży, aby go tu odtworzyć. Może uda się w innym programie."
    )
  }

  /// The message when there is no decoder.
  public var playbackUnsupported: String {
    choose(
      "This device cannot decode it. Another program may.",
      "此设备无法解码，其他程序也许可以。",
      "لا يستطيع هذا الجهاز فك ترميزه، وقد يستطيع برنامج آخر.",
      "To urządzenie nie umie tego odtworzyć. Może uda się w innym programie."
    )
  }
}
