extension Strings {
  /// The title of the sheet, and of the button that opens it.
  public var editProfile: String { pick("Edit profile", "编辑资料", "عدّل ملفك") }

  /// The heading above the name.
  public var profileName: String { pick("Name", "昵称", "الاسم") }

  /// The heading above the bio.
  public var profileAbout: String { pick("About you", "简介", "نبذة عنك") }

  /// The heading above the lines of the profile.
  public var profileLines: String { pick("Extra lines", "附加信息", "معلومات إضافية") }

  /// The explanation of the lines.
  public var profileLinesHint: String {
    pick(
      "Your pages, pronouns, anything. A page that links back to your profile is shown as verified.",
      "主页、称呼等任何内容。链接回你个人主页的网页会显示为已验证。",
      "صفحاتك أو أي شيء تريده. الصفحة التي ترتبط بملفك تظهر على أنها موثّقة."
    )
  }

  /// The placeholder of the label of an empty line.
  public var profileLineName: String { pick("Label", "标签", "العنوان") }

  /// The placeholder of the content of an empty line.
  public var profileLineValue: String { pick("Content", "内容", "المحتوى") }

  /// The accessibility label of a part of a line; counted from 1.
  public func profileLine(_ part: String, _ number: Int) -> String {
    "\(part) \(self.number(number))"
  }

  /// The title of the button that chooses another portrait.
  public var changePortrait: String { pick("Change portrait", "更换头像", "غيّر الصورة") }

  /// The title of the button that chooses another image behind the profile.
  public var changeHeader: String { pick("Change background", "更换背景", "غيّر الخلفية") }

  /// The heading above the switches.
  public var profileChoices: String { pick("Privacy", "隐私", "الخصوصية") }

  /// The title of the switch that requires approval of followers.
  public var profileLocked: String {
    pick("Approve followers", "关注需要批准", "الموافقة على المتابعين")
  }

  /// Its explanation.
  public var profileLockedDetail: String {
    pick("People ask before they follow you.", "他人关注你之前需要你同意。", "يطلب الآخرون إذنك قبل متابعتك.")
  }

  /// The title of the switch that makes the reader discoverable.
  public var profileDiscoverable: String {
    pick("Let others find you", "允许他人发现你", "اسمح للآخرين بالعثور عليك")
  }

  /// Its explanation.
  public var profileDiscoverableDetail: String {
    pick(
      "The server may recommend your profile and moments.",
      "服务器可以推荐你的主页和动态。",
      "قد يقترح الخادم ملفك ولحظاتك."
    )
  }

  /// The title of the switch that marks the account as a bot.
  public var profileBot: String { pick("This is a bot", "这是机器人账号", "هذا حساب آلي") }

  /// Its explanation.
  public var profileBotDetail: String {
    pick("A program writes most of it.", "主要由程序发布内容。", "يكتب معظمه برنامج.")
  }

  /// The message when changes could not be saved.
  public var profileNotSaved: String {
    pick("Your profile could not be saved.", "资料未能保存。", "تعذّر حفظ ملفك.")
  }

  /// Shown when the profile could not be read.
  public var profileNotRead: String {
    pick("Your profile could not be loaded", "无法加载你的资料", "تعذّر تحميل ملفك")
  }
}
