extension Strings {
  /// The title of the settings screen.
  public var settingsTitle: String { pick("Settings", "设置", "الإعدادات") }

  // MARK: How the app looks and speaks

  /// The section of the appearance.
  public var appearanceTitle: String { pick("Appearance", "外观", "المظهر") }

  /// A choice of appearance.
  public func appearance(_ appearance: AppSettings.Appearance) -> String {
    switch appearance {
    case .system: pick("As the desktop", "跟随系统", "مثل سطح المكتب")
    case .light: pick("Light", "浅色", "فاتح")
    case .dark: pick("Dark", "深色", "داكن")
    }
  }

  /// The section of languages.
  public var languageTitle: String { pick("Language", "语言", "اللغة") }

  /// A choice of language, each in its own; nil for that of the system.
  public func language(_ language: AppLanguage?) -> String {
    switch language {
    case nil: pick("As the system", "跟随系统", "مثل النظام")
    case .english: "English"
    case .simplifiedChinese: "简体中文"
    case .arabic: "العربية"
    }
  }

  /// The section of text sizes.
  public var textSizeTitle: String { pick("Text size", "文字大小", "حجم النص") }

  /// A choice of text size.
  public func textSize(_ size: AppSettings.TextSize) -> String {
    switch size {
    case .system: pick("As the desktop", "跟随系统", "مثل سطح المكتب")
    case .small: pick("Small", "小", "صغير")
    case .standard: pick("Standard", "标准", "عادي")
    case .large: pick("Large", "大", "كبير")
    case .larger: pick("Larger", "更大", "أكبر")
    case .largest: pick("Largest", "最大", "الأكبر")
    }
  }

  // MARK: Storage

  /// The section of storage.
  public var storageTitle: String { pick("Storage", "存储空间", "التخزين") }

  /// The title of a row of the settings, beside the bytes in use.
  public func storage(_ kind: StorageAmount.Kind) -> String {
    switch kind {
    case .moments: pick("Moments", "动态", "اللحظات")
    case .images: pick("Pictures of the network", "网络图片", "صور الشبكة")
    }
  }

  /// The command that erases something.
  public func eraseCommand(_ kind: StorageAmount.Kind) -> String {
    switch kind {
    case .moments: pick("Erase what was read…", "清除已读内容…", "محو ما قُرئ…")
    case .images: pick("Erase pictures…", "清除图片…", "محو الصور…")
    }
  }

  /// The question before something is erased.
  public func eraseQuestion(_ kind: StorageAmount.Kind) -> String {
    switch kind {
    case .moments: pick("Erase what was read?", "要清除已读内容吗？", "هل تريد محو ما قُرئ؟")
    case .images: pick("Erase pictures?", "要清除图片吗？", "هل تريد محو الصور؟")
    }
  }

  /// The explanation of erasing.
  public func eraseExplanation(_ kind: StorageAmount.Kind) -> String {
    switch kind {
    case .moments:
      pick(
        "It cannot be read offline any more, and comes again from the server. "
          + "What you wrote, drafts and what was not sent yet stay.",
        "这些内容将无法离线阅读，之后会重新从服务器加载。你发布的内容、草稿和尚未发送的内容会保留。",
        "لن تمكن قراءته دون اتصال، وسيُجلب من الخادم مجددًا. ويبقى ما كتبته والمسودات وما لم يُرسل بعد."
      )
    case .images:
      pick(
        "They come again from the network. Pictures of what you wrote stay.",
        "之后会重新从网络加载。你发布内容中的图片会保留。",
        "ستُجلب من الشبكة مجددًا. وتبقى صور ما كتبته."
      )
    }
  }

  /// The title of the button that erases.
  public var erase: String { pick("Erase", "清除", "محو") }

  /// The message when something was erased.
  public var erased: String { pick("Erased.", "已清除。", "تم المحو.") }

  /// A size on disk.
  public func bytes(_ count: Int) -> String {
    let units: [(size: Int, name: String)] = [
      (1_000_000_000, pick("GB", "GB", "غيغابايت")),
      (1_000_000, pick("MB", "MB", "ميغابايت")),
      (1_000, pick("KB", "KB", "كيلوبايت")),
    ]
    guard let unit = units.first(where: { count >= $0.size }) else {
      return "\(number(count)) \(pick("bytes", "字节", "بايت"))"
    }
    let whole = count / unit.size
    let tenth = count % unit.size / (unit.size / 10)
    let text = whole >= 100 || tenth == 0 ? "\(whole)" : "\(whole).\(tenth)"
    return "\(digits(text)) \(unit.name)"
  }

  // MARK: Messages

  /// The message when the settings were unreadable and are kept under another name.
  public func settingsSetAside(_ path: String) -> String {
    pick(
      "The settings could not be read. The file was kept as \(path).",
      "无法读取设置，文件已另存为 \(path)。",
      "تعذّرت قراءة الإعدادات. حُفظ الملف باسم \(path)."
    )
  }

  /// The message when a choice could not be saved for the next start.
  public func settingsNotSaved(_ reason: String) -> String {
    pick(
      "This could not be kept for the next start: \(reason)",
      "无法保存此设置：\(reason)",
      "تعذّر حفظ هذا للمرة القادمة: \(reason)"
    )
  }

  // MARK: About

  /// The title of the screen about the app.
  public var aboutTitle: String { pick("About Moments", "关于朋友圈", "عن لحظات") }

  /// The version of the app.
  public func version(_ version: String) -> String {
    pick("Version \(version)", "版本 \(version)", "الإصدار \u{2068}\(version)\u{2069}")
  }

  /// A description of the app, in a sentence.
  public var aboutText: String {
    pick(
      "A social timeline for servers that speak the Mastodon client API, drawn with a UIKit of its own.",
      "支持 Mastodon 接口的社交时间线，由自有的 UIKit 绘制。",
      "جدول اجتماعي لخوادم تتحدث واجهة ماستودون، مرسوم بواجهة UIKit خاصة به."
    )
  }

  /// The section of fonts.
  public var fontsTitle: String { pick("Fonts", "字体", "الخطوط") }

  /// The section of libraries.
  public var librariesTitle: String { pick("Made with", "使用的软件", "صُنع باستخدام") }

  // MARK: Mentions

  /// The title of a desktop notification about a mention.
  public func mentioned(by name: String) -> String {
    let name = isolated(name)
    return pick("\(name) mentioned you", "\(name) 提到了你", "ذكرك \(name)")
  }
}
