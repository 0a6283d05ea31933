// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when the data is damaged.
  public var playbackDamaged: String {
    switch self.language {
    case .english: "What the server sent is damaged, or nothing that can be played."
    case .simplifiedChinese: "服务器返回的内容已损坏，或无法播放。"
    case .arabic: "ما أرسله الخادم تالف أو لا يمكن تشغيله."
    }
  }

  /// The title when a film or a sound cannot be played.
  public var playbackFailedTitle: String {
    switch self.language {
    case .english: "This cannot be played here"
    case .simplifiedChinese: "无法在此播放"
    case .arabic: "لا يمكن تشغيل هذا هنا"
    }
  }

  /// The message when it no longer exists.
  public var playbackMissing: String {
    switch self.language {
    case .english: "It is not there any more."
    case .simplifiedChinese: "内容已不存在。"
    case .arabic: "لم يعد موجودًا."
    }
  }

  /// The name of the slider with the time of a film.
  public var playbackPosition: String {
    switch self.language {
    case .english: "Position"
    case .simplifiedChinese: "播放位置"
    case .arabic: "موضع التشغيل"
    }
  }

  /// "0:12 of 1:05": the time of a film, for reading aloud.
  package func playbackPositionOf(_ position: String, _ duration: String) -> String {
    switch self.language {
    case .english: "\(position) of \(duration)"
    case .simplifiedChinese: "\(position)，共\(duration)"
    case .arabic: "\(position) من \(duration)"
    }
  }

  /// The message when it exceeds the maximum size.
  public var playbackTooLarge: String {
    switch self.language {
    case .english: "It is too large to be played here. Another program may."
    case .simplifiedChinese: "文件太大，无法在此播放，其他程序也许可以。"
    case .arabic: "حجمه أكبر من أن يُشغَّل هنا، وقد يستطيع برنامج آخر."
    }
  }

  /// The message when there is no decoder.
  public var playbackUnsupported: String {
    switch self.language {
    case .english: "This device cannot decode it. Another program may."
    case .simplifiedChinese: "此设备无法解码，其他程序也许可以。"
    case .arabic: "لا يستطيع هذا الجهاز فك ترميزه، وقد يستطيع برنامج آخر."
    }
  }
}
