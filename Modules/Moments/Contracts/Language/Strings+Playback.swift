public import Foundation

extension Strings {
  /// The name of the button that plays a film or a sound.
  public var play: String { pick("Play", "播放", "تشغيل") }

  /// The name of the button that pauses a film or a sound.
  public var pause: String { pick("Pause", "暂停", "إيقاف مؤقت") }

  /// The name of the button that plays again after the end.
  public var playAgain: String { pick("Play again", "重新播放", "إعادة التشغيل") }

  /// The name of the button that mutes the sound.
  public var mute: String { pick("Mute", "静音", "كتم الصوت") }

  /// The name of the button that unmutes the sound.
  public var unmute: String { pick("Unmute", "取消静音", "إلغاء كتم الصوت") }

  /// The name of the slider with the time of a film.
  public var playbackPosition: String { pick("Position", "播放位置", "موضع التشغيل") }

  /// "0:12 of 1:05": the time of a film, for reading aloud.
  public func playbackPosition(_ position: TimeInterval, of duration: TimeInterval) -> String {
    let (position, duration) = (spokenTime(position), spokenTime(duration))
    return pick(
      "\(position) of \(duration)",
      "\(position)，共\(duration)",
      "\(position) من \(duration)"
    )
  }

  /// Seeks ten seconds back.
  public var shortcutSeekBack: String { pick("Back 10 seconds", "后退10秒", "رجوع ١٠ ثوانٍ") }

  /// Seeks ten seconds forward.
  public var shortcutSeekForward: String { pick("Forward 10 seconds", "前进10秒", "تقديم ١٠ ثوانٍ") }

  /// Plays or pauses a film.
  public var shortcutPlayPause: String {
    pick("Play or pause", "播放或暂停", "تشغيل أو إيقاف مؤقت")
  }

  /// Mutes or unmutes a film.
  public var shortcutMute: String { pick("Mute or unmute", "静音或取消静音", "كتم الصوت أو إلغاؤه") }

  /// The title when a film or a sound cannot be played.
  public var playbackFailedTitle: String {
    pick("This cannot be played here", "无法在此播放", "لا يمكن تشغيل هذا هنا")
  }

  /// The message when there is no decoder.
  public var playbackUnsupported: String {
    pick(
      "This device cannot decode it. Another program may.",
      "此设备无法解码，其他程序也许可以。",
      "لا يستطيع هذا الجهاز فك ترميزه، وقد يستطيع برنامج آخر."
    )
  }

  /// The message when the data is damaged.
  public var playbackDamaged: String {
    pick(
      "What the server sent is damaged, or nothing that can be played.",
      "服务器返回的内容已损坏，或无法播放。",
      "ما أرسله الخادم تالف أو لا يمكن تشغيله."
    )
  }

  /// The message when it exceeds the maximum size.
  public var playbackTooLarge: String {
    pick(
      "It is too large to be played here. Another program may.",
      "文件太大，无法在此播放，其他程序也许可以。",
      "حجمه أكبر من أن يُشغَّل هنا، وقد يستطيع برنامج آخر."
    )
  }

  /// The message when it no longer exists.
  public var playbackMissing: String {
    pick("It is not there any more.", "内容已不存在。", "لم يعد موجودًا.")
  }

  /// The title of the button that opens a film in the desktop's player.
  public var openOutside: String {
    pick("Open in another program", "在其他程序中打开", "فتح في برنامج آخر")
  }

  /// The name of the button that saves a film or a sound as a file.
  public var mediaSave: String { pick("Save file", "保存文件", "حفظ الملف") }

  /// The message when a film or a sound was not saved, before the reason.
  public var mediaNotSaved: String {
    pick("The file was not saved.", "文件未保存。", "لم يُحفظ الملف.")
  }
}
