// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that saves the note.
  public var save: String {
    switch self.language {
    case .english: "Save"
    case .simplifiedChinese: "保存"
    case .arabic: "حفظ"
    }
  }

  /// The name of the button that opens the reader's saved moments.
  public var savedTitle: String {
    switch self.language {
    case .english: "Saved"
    case .simplifiedChinese: "我的收藏与赞"
    case .arabic: "ما حفظته"
    }
  }

  /// The button that saves a new title.
  public var saveListTitle: String {
    switch self.language {
    case .english: "Save"
    case .simplifiedChinese: "保存"
    case .arabic: "حفظ"
    }
  }

  package func secondCount(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) seconds"
      case .one: "\(self.number(count)) second"
      }
    case .simplifiedChinese: "\(self.number(count))秒"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .many, .other: "\(self.number(count)) ثانية"
      case .one: "ثانية"
      case .two: "ثانيتان"
      case .few: "\(self.number(count)) ثوانٍ"
      }
    }
  }

  /// The text of a moment that is being sent.
  public var sending: String {
    switch self.language {
    case .english: "Sending…"
    case .simplifiedChinese: "发送中…"
    case .arabic: "جارٍ الإرسال…"
    }
  }

  /// The warning for images that the author covered without a text.
  public var sensitivePhotos: String {
    switch self.language {
    case .english: "Sensitive photos"
    case .simplifiedChinese: "敏感图片"
    case .arabic: "صور حساسة"
    }
  }

  /// Parts joined with a pause between them, without the empty ones.
  package var sentencesSeparator: String {
    switch self.language {
    case .english: ", "
    case .simplifiedChinese: "，"
    case .arabic: "، "
    }
  }

  package func serverAnswered(_ code: Int) -> String {
    switch self.language {
    case .english: "The server answered with error \(code). Try again later."
    case .simplifiedChinese: "服务器返回错误 \(code)，请稍后重试。"
    case .arabic: "أجاب الخادم بالخطأ \(code). أعد المحاولة لاحقًا."
    }
  }

  /// The placeholder of the server field.
  public var serverPlaceholder: String {
    switch self.language {
    case .english: "example.social"
    case .simplifiedChinese: "example.social"
    case .arabic: "example.social"
    }
  }

  /// The message when a choice could not be saved for the next start.
  public func settingsNotSaved(_ reason: String) -> String {
    switch self.language {
    case .english: "This could not be kept for the next start: \(reason)"
    case .simplifiedChinese: "无法保存此设置：\(reason)"
    case .arabic: "تعذّر حفظ هذا للمرة القادمة: \(reason)"
    }
  }

  /// The message when the settings were unreadable and are kept under another name.
  public func settingsSetAside(_ path: String) -> String {
    switch self.language {
    case .english: "The settings could not be read. The file was kept as \(path)."
    case .simplifiedChinese: "无法读取设置，文件已另存为 \(path)。"
    case .arabic: "تعذّرت قراءة الإعدادات. حُفظ الملف باسم \(path)."
    }
  }

  /// The title of the settings screen.
  public var settingsTitle: String {
    switch self.language {
    case .english: "Settings"
    case .simplifiedChinese: "设置"
    case .arabic: "الإعدادات"
    }
  }

  /// "12 people shared this".
  public func sharedBy(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) people shared this"
      case .one: "\(self.number(count)) person shared this"
      }
    case .simplifiedChinese: "\(self.number(count))人分享"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لم يشاركه أحد"
      case .one: "شاركه شخص واحد"
      case .two: "شاركه شخصان"
      case .few: "شاركه \(self.number(count)) أشخاص"
      case .many: "شاركه \(self.number(count)) شخصًا"
      case .other: "شاركه \(self.number(count)) شخص"
      }
    }
  }

  /// The name of the button that closes a sheet.
  public var shortcutsClose: String {
    switch self.language {
    case .english: "Done"
    case .simplifiedChinese: "完成"
    case .arabic: "تم"
    }
  }

  /// The title of the shortcuts of the whole app.
  public var shortcutsOfApp: String {
    switch self.language {
    case .english: "Everywhere"
    case .simplifiedChinese: "通用"
    case .arabic: "في كل مكان"
    }
  }

  /// The title of the keys that move the focus.
  public var shortcutsOfFocus: String {
    switch self.language {
    case .english: "Moving around"
    case .simplifiedChinese: "移动焦点"
    case .arabic: "التنقّل"
    }
  }

  /// The title of the shortcuts of the screen that is shown.
  public var shortcutsOfScreen: String {
    switch self.language {
    case .english: "This screen"
    case .simplifiedChinese: "当前页面"
    case .arabic: "هذه الشاشة"
    }
  }

  /// The title of the sheet that lists shortcuts, and the name of the shortcut that shows it.
  public var shortcutsTitle: String {
    switch self.language {
    case .english: "Keyboard shortcuts"
    case .simplifiedChinese: "键盘快捷键"
    case .arabic: "اختصارات لوحة المفاتيح"
    }
  }

  /// The message when the reader was signed out of an account elsewhere, such as in a terminal.
  public func signedOutElsewhere(_ account: String) -> String {
    switch self.language {
    case .english: "\u{2068}\(account)\u{2069} was signed out of on this device."
    case .simplifiedChinese: "\u{2068}\(account)\u{2069} 已在此设备上退出登录。"
    case .arabic: "سُجّل الخروج من \u{2068}\(account)\u{2069} على هذا الجهاز."
    }
  }

  /// The message when the reader is signed out here but the server could not be reached.
  public var signedOutHereOnly: String {
    switch self.language {
    case .english: "Signed out here. The server could not be reached to end the sign-in there."
    case .simplifiedChinese: "已在此设备退出。未能连接服务器结束那里的登录。"
    case .arabic: "سُجّل الخروج هنا. تعذّر الوصول إلى الخادم لإنهاء الدخول هناك."
    }
  }

  /// The number of moments that could not be read and were left out.
  public func skippedMoments(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) moments could not be read and were left out."
      case .one: "\(self.number(count)) moment could not be read and was left out."
      }
    case .simplifiedChinese: "有\(self.number(count))条动态无法读取，已跳过。"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "قُرئت كل اللحظات."
      case .one: "تعذّرت قراءة لحظة واحدة فتُركت."
      case .two: "تعذّرت قراءة لحظتين فتُركتا."
      case .few: "تعذّرت قراءة \(self.number(count)) لحظات فتُركت."
      case .many, .other: "تعذّرت قراءة \(self.number(count)) لحظة فتُركت."
      }
    }
  }

  package var somebody: String {
    switch self.language {
    case .english: "Somebody"
    case .simplifiedChinese: "有人"
    case .arabic: "شخص ما"
    }
  }

  /// The title of one without a description; with the duration, its detail.
  public var sound: String {
    switch self.language {
    case .english: "Audio"
    case .simplifiedChinese: "音频"
    case .arabic: "صوت"
    }
  }

  /// The same for reading aloud: "1 minute 5 seconds".
  package var spokenTimeSeparator: String {
    switch self.language {
    case .english: " "
    case .simplifiedChinese: ""
    case .arabic: " و"
    }
  }

  /// The message when the app state could not be read, and the file is kept under another name.
  public func stateDamaged(_ path: String) -> String {
    switch self.language {
    case .english: "Where you were could not be restored. The file was kept as \(path)."
    case .simplifiedChinese: "无法恢复上次的位置。文件另存为 \(path)。"
    case .arabic: "تعذّرت استعادة المكان الذي كنت فيه. حُفظ الملف باسم \(path)."
    }
  }

  /// The message when the app state cannot be saved.
  public var stateNotSaved: String {
    switch self.language {
    case .english: "Moments cannot keep where you are for the next time."
    case .simplifiedChinese: "无法保存当前位置，下次将从头开始。"
    case .arabic: "يتعذّر حفظ مكانك للمرة القادمة."
    }
  }

  /// The message when a newer version of the app wrote the app state.
  public func stateTooNew(_ path: String) -> String {
    switch self.language {
    case .english: "Where you were is from a newer Moments. The file was kept as \(path)."
    case .simplifiedChinese: "上次的位置来自更新版本的 Moments。文件另存为 \(path)。"
    case .arabic: "المكان الذي كنت فيه محفوظ من إصدار أحدث. حُفظ الملف باسم \(path)."
    }
  }

  /// The title of a row of the settings, beside the bytes in use.
  package var storageImages: String {
    switch self.language {
    case .english: "Pictures of the network"
    case .simplifiedChinese: "网络图片"
    case .arabic: "صور الشبكة"
    }
  }

  /// The title of a row of the settings, beside the bytes in use.
  package var storageMoments: String {
    switch self.language {
    case .english: "Moments"
    case .simplifiedChinese: "动态"
    case .arabic: "اللحظات"
    }
  }

  /// The section of storage.
  public var storageTitle: String {
    switch self.language {
    case .english: "Storage"
    case .simplifiedChinese: "存储空间"
    case .arabic: "التخزين"
    }
  }

  /// The message when a damaged file was found and kept under another name.
  public func storeDamaged(_ path: String) -> String {
    switch self.language {
    case .english: "The saved moments were damaged. The file was kept as \(path); Moments began anew."
    case .simplifiedChinese: "保存的动态已损坏。文件另存为 \(path)，Moments 已重新开始。"
    case .arabic: "اللحظات المحفوظة تالفة. حُفظ الملف باسم \(path)، وبدأ Moments من جديد."
    }
  }

  /// The message when a file of a newer version was found and kept under another name.
  public func storeTooNew(_ path: String) -> String {
    switch self.language {
    case .english: "The saved moments are from a newer Moments. The file was kept as \(path)."
    case .simplifiedChinese: "保存的动态来自更新版本的 Moments。文件另存为 \(path)。"
    case .arabic: "اللحظات المحفوظة من إصدار أحدث. حُفظ الملف باسم \(path)."
    }
  }

  /// The message when nothing can be stored on this device; `reason` is in the system's words.
  public func storeUnavailable(_ reason: String) -> String {
    switch self.language {
    case .english: "Nothing can be kept on this device for now: \(reason)"
    case .simplifiedChinese: "目前无法在此设备上保存任何内容：\(reason)"
    case .arabic: "لا يمكن حفظ شيء على هذا الجهاز حاليًا: \(reason)"
    }
  }
}
