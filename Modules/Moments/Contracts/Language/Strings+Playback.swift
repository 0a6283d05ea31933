public import Foundation

extension Strings {
  /// The name of the button that goes on with a film or a sound.
  public var play: String { pick("Play", "播放", "تشغيل") }

  /// The name of the button that stops a film or a sound where it is.
  public var pause: String { pick("Pause", "暂停", "إيقاف مؤقت") }

  /// The name of the button that begins anew what has ended.
  public var playAgain: String { pick("Play again", "重新播放", "إعادة التشغيل") }

  /// The name of the button after which nothing is heard.
  public var mute: String { pick("Mute", "静音", "كتم الصوت") }

  /// The name of the button after which the sound is heard again.
  public var unmute: String { pick("Unmute", "取消静音", "إلغاء كتم الصوت") }

  /// The name of what is moved to go to another time of a film.
  public var playbackPosition: String { pick("Position", "播放位置", "موضع التشغيل") }

  /// "0:12 of 1:05": how far a film has come, read aloud.
  public func playbackPosition(_ position: TimeInterval, of duration: TimeInterval) -> String {
    let (position, duration) = (spokenTime(position), spokenTime(duration))
    return pick(
      "\(position) of \(duration)",
      "\(position)，共\(duration)",
      "\(position) من \(duration)"
    )
  }

  /// Goes back ten seconds.
  public var shortcutSeekBack: String { pick("Back 10 seconds", "后退10秒", "رجوع ١٠ ثوانٍ") }

  /// Goes on ten seconds.
  public var shortcutSeekForward: String { pick("Forward 10 seconds", "前进10秒", "تقديم ١٠ ثوانٍ") }

  /// Goes on with a film, or stops it.
  public var shortcutPlayPause: String {
    pick("Play or pause", "播放或暂停", "تشغيل أو إيقاف مؤقت")
  }

  /// Makes the sound of a film heard or not.
  public var shortcutMute: String { pick("Mute or unmute", "静音或取消静音", "كتم الصوت أو إلغاؤه") }

  /// The title where a film or a sound cannot be played.
  public var playbackFailedTitle: String {
    pick("This cannot be played here", "无法在此播放", "لا يمكن تشغيل هذا هنا")
  }

  /// The message where there is no decoder.
  public var playbackUnsupported: String {
    pick(
      "This device cannot decode it. Another program may.",
      "此设备无法解码，其他程序也许可以。",
      "لا يستطيع هذا الجهاز فك ترميزه، وقد يستطيع برنامج آخر."
    )
  }

  /// The message where what came is damaged.
  public var playbackDamaged: String {
    pick(
      "What the server sent is damaged, or nothing that can be played.",
      "服务器返回的内容已损坏，或无法播放。",
      "ما أرسله الخادم تالف أو لا يمكن تشغيله."
    )
  }

  /// The message where there is more than is played.
  public var playbackTooLarge: String {
    pick(
      "It is too large to be played here. Another program may.",
      "文件太大，无法在此播放，其他程序也许可以。",
      "حجمه أكبر من أن يُشغَّل هنا، وقد يستطيع برنامج آخر."
    )
  }

  /// The message where it is not there any more.
  public var playbackMissing: String {
    pick("It is not there any more.", "内容已不存在。", "لم يعد موجودًا.")
  }

  /// The title of the button that opens a film where the desktop opens films.
  public var openOutside: String {
    pick("Open in another program", "在其他程序中打开", "فتح في برنامج آخر")
  }

  /// The name of the button that keeps a film or a sound as a file.
  public var mediaSave: String { pick("Save file", "保存文件", "حفظ الملف") }

  /// Told when a film or a sound was not saved, before the reason.
  public var mediaNotSaved: String {
    pick("The file was not saved.", "文件未保存。", "لم يُحفظ الملف.")
  }
}
