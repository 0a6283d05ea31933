// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the button that saves the note.
  public var save: String { choose("Save", "保存", "حفظ", "Zapisz") }

  /// The name of the button that opens the reader's saved moments.
  public var savedTitle: String { choose("Saved", "我的收藏与赞", "ما حفظته", "Zapisane") }

  /// The button that saves a new title.
  public var saveListTitle: String { choose("Save", "保存", "حفظ", "Zapisz") }

  package func secondCount(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) second", other: "\(self.number(count)) seconds"),
      "\(self.number(count))秒",
      plural(count, one: "ثانية", two: "ثانيتان", few: "\(self.number(count)) ثوانٍ", other: "\(self.number(count)) ثانية"),
      plural(count, one: "\(self.number(count)) sekunda", many: "\(self.number(count)) sekund", other: "\(self.number(count)) sekundy")
    )
  }

  /// The text of a moment that is being sent.
  public var sending: String { choose("Sending…", "发送中…", "جارٍ الإرسال…", "Wysyłanie…") }

  /// The warning for images that the author covered without a text.
  public var sensitivePhotos: String {
    choose("Sensitive photos", "敏感图片", "صور حساسة", "Wrażliwe zdjęcia")
  }

  /// Parts joined with a pause between them, without the empty ones.
  package var sentencesSeparator: String { choose(", ", "，", "، ", ", ") }

  package func serverAnswered(_ code: Int) -> String {
    choose(
      "The server answered with error \(code). Try again later.",
      "服务器返回错误 \(code)，请稍后重试。",
      "أجاب الخادم بالخطأ \(code). أعد المحاولة لاحقًا.",
      "Serwer odpowiedział błędem \(code). Spróbuj ponownie później."
    )
  }

  /// The placeholder of the server field.
  public var serverPlaceholder: String {
    choose("example.social", "example.social", "example.social", "example.social")
  }

  /// The message when a choice could not be saved for the next start.
  public func settingsNotSaved(_ reason: String) -> String {
    choose(
      "This could not be kept for the next start: \(reason)",
      "无法保存此设置：\(reason)",
      "تعذّر حفظ هذا للمرة القادمة: \(reason)",
      "Nie udało się tego zachować do następnego uruchomienia: \(reason)"
    )
  }

  /// The message when the settings were unreadable and are kept under another name.
  public func settingsSetAside(_ path: String) -> String {
    choose(
      "The settings could not be read. The file was kept as \(path).",
      "无法读取设置，文件已另存为 \(path)。",
      "تعذّرت قراءة الإعدادات. حُفظ الملف باسم \(path).",
      "Nie udało się odczytać ustawień. Plik zachowano jako \(path)."
    )
  }

  /// The title of the settings screen.
  public var settingsTitle: String { choose("Settings", "设置", "الإعدادات", "Ustawienia") }

  /// "12 people shared this".
  public func sharedBy(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) person shared this", other: "\(self.number(count)) people shared this"),
      "\(self.number(count))人分享",
      plural(count, zero: "لم يشاركه أحد", one: "شاركه شخص واحد", two: "شاركه شخصان", few: "شاركه \(self.number(count)) أشخاص", many: "شاركه \(self.number(count)) شخصًا", other: "شاركه \(self.number(count)) شخص"),
      plural(count, one: "\(self.number(count)) osoba to udostępniła", few: "\(self.number(count)) osoby to udostępniły", many: "\(self.number(count)) osób to udostępniło", other: "\(self.number(count)) osoby to udostępniło")
    )
  }

  /// The name of the button that closes a sheet.
  public var shortcutsClose: String { choose("Done", "完成", "تم", "Gotowe") }

  /// The title of the shortcuts of the whole app.
  public var shortcutsOfApp: String { choose("Everywhere", "通用", "في كل مكان", "Wszędzie") }

  /// The title of the keys that move the focus.
  public var shortcutsOfFocus: String {
    choose("Moving around", "移动焦点", "التنقّل", "Poruszanie się")
  }

  /// The title of the shortcuts of the screen that is shown.
  public var shortcutsOfScreen: String {
    choose("This screen", "当前页面", "هذه الشاشة", "Na tym ekranie")
  }

  /// The title of the sheet that lists shortcuts, and the name of the shortcut that shows it.
  public var shortcutsTitle: String {
    choose("Keyboard shortcuts", "键盘快捷键", "اختصارات لوحة المفاتيح", "Skróty klawiszowe")
  }

  /// The message when the reader was signed out of an account elsewhere, such as in a terminal.
  public func signedOutElsewhere(_ account: String) -> String {
    choose(
      "\u{2068}\(account)\u{2069} was signed out of on this device.",
      "\u{2068}\(account)\u{2069} 已在此设备上退出登录。",
      "سُجّل الخروج من \u{2068}\(account)\u{2069} على هذا الجهاز.",
      "Wylogowano \u{2068}\(account)\u{2069} na tym urządzeniu."
    )
  }

  /// The message when the reader is signed out here but the server could not be reached.
  public var signedOutHereOnly: String {
    choose(
      "Signed out here. The server could not be reached to end the sign-in there.",
      "已在此设备退出。未能连接服务器结束那里的登录。",
      "سُجّل الخروج هنا. تعذّر الوصول إلى الخادم لإنهاء الدخول هناك.",
      "Wylogowano tutaj. Nie udało się połączyć z serwerem, aby zakończyć sesję także tam."
    )
  }

  /// The number of moments that could not be read and were left out.
  public func skippedMoments(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) moment could not be read and was left out.", other: "\(self.number(count)) moments could not be read and were left out."),
      "有\(self.number(count))条动态无法读取，已跳过。",
      plural(count, zero: "قُرئت كل اللحظات.", one: "تعذّرت قراءة لحظة واحدة فتُركت.", two: "تعذّرت قراءة لحظتين فتُركتا.", few: "تعذّرت قراءة \(self.number(count)) لحظات فتُركت.", other: "تعذّرت قراءة \(self.number(count)) لحظة فتُركت."),
      plural(count, one: "Pominięto \(self.number(count)) wpis, którego nie udało się odczytać.", few: "Pominięto \(self.number(count)) wpisy, których nie udało się odczytać.", many: "Pominięto \(self.number(count)) wpisów, których nie udało się odczytać.", other: "Pominięto \(self.number(count)) wpisu, których nie udało się odczytać.")
    )
  }

  package var somebody: String { choose("Somebody", "有人", "شخص ما", "Ktoś") }

  /// The title of one without a description; with the duration, its detail.
  public var sound: String { choose("Audio", "音频", "صوت", "Dźwięk") }

  /// "2 sounds": a detail of drafts and scheduled posts that have only sounds.
  public func sounds(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) sound", other: "\(self.number(count)) sounds"),
      "\(self.number(count))段音频",
      plural(count, zero: "لا مقاطع صوتية", one: "مقطع صوتي واحد", two: "مقطعان صوتيان", few: "\(self.number(count)) مقاطع صوتية", many: "\(self.number(count)) مقطعًا صوتيًا", other: "\(self.number(count)) مقطع صوتي"),
      plural(count, one: "\(self.number(count)) nagranie", many: "\(self.number(count)) nagrań", other: "\(self.number(count)) nagrania")
    )
  }

  /// The same for reading aloud: "1 minute 5 seconds".
  package var spokenTimeSeparator: String { choose(" ", "", " و", " ") }

  /// The message when the app state could not be read, and the file is kept under another name.
  public func stateDamaged(_ path: String) -> String {
    choose(
      "Where you were could not be restored. The file was kept as \(path).",
      "无法恢复上次的位置。文件另存为 \(path)。",
      "تعذّرت استعادة المكان الذي كنت فيه. حُفظ الملف باسم \(path).",
      "Nie udało się przywrócić poprzedniego miejsca. Plik zachowano jako \(path)."
    )
  }

  /// The message when the app state cannot be saved.
  public var stateNotSaved: String {
    choose(
      "Moments cannot keep where you are for the next time.",
      "无法保存当前位置，下次将从头开始。",
      "يتعذّر حفظ مكانك للمرة القادمة.",
      "Moments nie może zapamiętać tego miejsca na następny raz."
    )
  }

  /// The message when another version of the app wrote the app state in a form of its own.
  public func stateOfOtherVersion(_ path: String) -> String {
    choose(
      "Where you were is from another version of Moments. The file was kept as \(path).",
      "上次的位置来自其他版本的 Moments。文件另存为 \(path)。",
      "المكان الذي كنت فيه محفوظ من إصدار آخر. حُفظ الملف باسم \(path).",
      "Poprzednie miejsce pochodzi z innej wersji Moments. Plik zachowano jako \(path)."
    )
  }

  /// The title of a row of the settings, beside the bytes in use.
  package var storageImages: String {
    choose("Pictures of the network", "网络图片", "صور الشبكة", "Obrazy z sieci")
  }

  /// The title of a row of the settings, beside the bytes in use.
  package var storageMoments: String { choose("Moments", "动态", "اللحظات", "Wpisy") }

  /// The section of storage.
  public var storageTitle: String { choose("Storage", "存储空间", "التخزين", "Pamięć") }

  /// The message when a damaged file was found and kept under another name.
  public func storeDamaged(_ path: String) -> String {
    choose(
      "The saved moments were damaged. The file was kept as \(path); Moments began anew.",
      "保存的动态已损坏。文件另存为 \(path)，Moments 已重新开始。",
      "اللحظات المحفوظة تالفة. حُفظ الملف باسم \(path)، وبدأ Moments من جديد.",
      "Zapisane wpisy były uszkodzone. Plik zachowano jako \(path); Moments zaczyna od nowa."
    )
  }

  /// The message when a file of a newer version was found and kept under another name.
  public func storeTooNew(_ path: String) -> String {
    choose(
      "The saved moments are from a newer Moments. The file was kept as \(path).",
      "保存的动态来自更新版本的 Moments。文件另存为 \(path)。",
      "اللحظات المحفوظة من إصدار أحدث. حُفظ الملف باسم \(path).",
      "Zapisane wpisy pochodzą z nowszej wersji Moments. Plik zachowano jako \(path)."
    )
  }

  /// The message when nothing can be stored on this device; `reason` is in the system's words.
  public func storeUnavailable(_ reason: String) -> String {
    choose(
      "Nothing can be kept on this device for now: \(reason)",
      "目前无法在此设备上保存任何内容：\(reason)",
      "لا يمكن حفظ شيء على هذا الجهاز حاليًا: \(reason)",
      "Na razie nic nie można zapisać na tym urządzeniu: \(reason)"
    )
  }
}
