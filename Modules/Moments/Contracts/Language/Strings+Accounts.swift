extension Strings {
  /// The title of the accounts screen.
  public var accountsTitle: String { pick("Accounts", "账号", "الحسابات") }

  /// The title of the row and of the screen where the reader signs in.
  public var signInTitle: String { pick("Sign in", "登录", "تسجيل الدخول") }

  /// The row that adds an account.
  public var addAccount: String { pick("Add an account…", "添加账号…", "إضافة حساب…") }

  /// The title of the button that signs out.
  public var signOut: String { pick("Sign out", "退出登录", "تسجيل الخروج") }

  /// The row that signs out of an account, named with its server.
  public func signOutCommand(_ account: String) -> String {
    let account = "\u{2068}\(account)\u{2069}"
    return pick("Sign out of \(account)…", "退出 \(account)…", "تسجيل الخروج من \(account)…")
  }

  /// The question before signing out of an account, named with its server: a reader may have the
  /// same name on several.
  public func signOutQuestion(_ account: String) -> String {
    let account = "\u{2068}\(account)\u{2069}"
    return pick("Sign out of \(account)?", "要退出 \(account) 吗？", "تسجيل الخروج من \(account)؟")
  }

  /// What signing out means.
  public var signOutExplanation: String {
    pick(
      "Everything kept of this account on this device is deleted, also drafts and what was not sent yet.",
      "此设备上保存的该账号的全部内容都将删除，包括草稿和尚未发送的内容。",
      "سيُحذف كل ما حُفظ من هذا الحساب على هذا الجهاز، بما فيه المسودات وما لم يُرسل بعد."
    )
  }

  /// What signing out would lose: "2 things wait to be sent, 1 draft".
  public func signOutLoss(unsent: Int, drafts: Int) -> String? {
    let parts = [unsent > 0 ? outboxCount(unsent) : nil, drafts > 0 ? draftCount(drafts) : nil]
      .compactMap(\.self)
    return parts.isEmpty
      ? nil : parts.joined(separator: pick(", ", "，", "، ")) + pick(".", "。", ".")
  }

  /// What signing out may lose where the data of the account cannot be read.
  public var signOutUnknownLoss: String {
    pick(
      "Unsent posts and drafts on this device cannot be read and would be lost.",
      "此设备上尚未发送的内容和草稿无法读取，将会丢失。",
      "تعذّرت قراءة ما لم يُرسل بعد والمسودات على هذا الجهاز، وستُفقد."
    )
  }

  private func draftCount(_ count: Int) -> String {
    plural(
      count,
      one: "# draft",
      other: "# drafts",
      chinese: "#份草稿",
      arabic: ArabicForms(
        zero: "لا مسودات",
        one: "مسودة واحدة",
        two: "مسودتان",
        few: "# مسودات",
        many: "# مسودة",
        other: "# مسودة"
      )
    )
  }

  /// The message when the reader was signed out of an account elsewhere, such as in a terminal.
  public func signedOutElsewhere(_ account: String) -> String {
    let account = "\u{2068}\(account)\u{2069}"
    return pick(
      "\(account) was signed out of on this device.",
      "\(account) 已在此设备上退出登录。",
      "سُجّل الخروج من \(account) على هذا الجهاز."
    )
  }

  /// The title of the button that changes nothing.
  public var cancel: String { pick("Cancel", "取消", "إلغاء") }

  /// The account that is this machine alone.
  public var thisDevice: String { pick("This device", "此设备", "هذا الجهاز") }

  /// What the account that is this machine alone means.
  public var thisDeviceDetail: String {
    pick("Moments kept here only", "动态仅保存在此设备", "لحظات محفوظة هنا فقط")
  }

  /// An account in one sentence.
  public func account(_ name: String, at server: String, isCurrent: Bool) -> String {
    let account = pick("\(name), \(server)", "\(name)，\(server)", "\(name)، \(server)")
    guard isCurrent else { return account }
    return pick("\(account), shown now", "\(account)，当前账号", "\(account)، الحالي")
  }

  /// The message when tokens are saved in a file because no Secret Service runs.
  public var tokensInFile: String {
    pick(
      "No key ring runs on this device. Sign-ins are kept in a file that only you can read.",
      "此设备没有运行密钥环，登录信息保存在只有你能读取的文件中。",
      "لا تعمل حلقة مفاتيح على هذا الجهاز. تُحفظ بيانات الدخول في ملف لا يقرؤه سواك."
    )
  }

  /// The message when the reader is signed out here but the server could not be reached.
  public var signedOutHereOnly: String {
    pick(
      "Signed out here. The server could not be reached to end the sign-in there.",
      "已在此设备退出。未能连接服务器结束那里的登录。",
      "سُجّل الخروج هنا. تعذّر الوصول إلى الخادم لإنهاء الدخول هناك."
    )
  }

  /// The message when the server no longer knows the account: nothing is lost by signing in
  /// again.
  public var signInAgain: String {
    pick(
      "The server does not know this account any more. Sign in again to go on where you were.",
      "服务器已不再识别此账号。请重新登录以继续。",
      "لم يعد الخادم يعرف هذا الحساب. سجّل الدخول من جديد للمتابعة."
    )
  }

  // MARK: Signing in

  /// The heading above the field for the server.
  public var signInQuestion: String {
    pick("Which server is your account on?", "你的账号在哪个服务器上？", "على أي خادم حسابك؟")
  }

  /// The explanation of how signing in continues.
  public var signInExplanation: String {
    pick(
      "Your server opens in the browser and asks for your password there. Moments never sees it.",
      "你的服务器会在浏览器中打开并询问密码，Moments 不会看到密码。",
      "يفتح خادمك في المتصفح ويطلب كلمة المرور هناك. لا يراها Moments أبدًا."
    )
  }

  /// The placeholder of the server field.
  public var serverPlaceholder: String {
    pick("example.social", "example.social", "example.social")
  }

  /// The message while waiting for the server.
  public var askingServer: String { pick("Asking the server…", "正在连接服务器…", "جارٍ سؤال الخادم…") }

  /// The message while the reader is in the browser.
  public var waitingForBrowser: String {
    pick(
      "Go on in your browser. This screen waits for you.",
      "请在浏览器中继续，此页面会等待你。",
      "تابع في متصفحك. هذه الشاشة بانتظارك."
    )
  }

  /// The text contains no server name.
  public func noServerName(_ text: String) -> String {
    pick("“\(text)” is no name of a server.", "“\(text)”不是服务器名称。", "«\(text)» ليس اسم خادم.")
  }

  /// The text requests an unencrypted connection.
  public func insecureServer(_ host: String) -> String {
    pick(
      "Moments signs in over https only. Type \(host) without http://.",
      "Moments 只通过 https 登录。请去掉 http://，只输入 \(host)。",
      "لا يسجّل Moments الدخول إلا عبر https. اكتب \(host) دون http://."
    )
  }

  /// The server is not of the required kind.
  public func notAServer(_ host: String) -> String {
    pick(
      "\(host) is no server that Moments can talk to.",
      "\(host) 不是 Moments 支持的服务器。",
      "\(host) ليس خادمًا يستطيع Moments مخاطبته."
    )
  }

  /// The reader denied the request in the browser.
  public var signInDenied: String {
    pick(
      "You did not allow Moments to sign in.",
      "你没有允许 Moments 登录。",
      "لم تسمح لـ Moments بتسجيل الدخول."
    )
  }

  /// The server rejected the sign-in.
  public func signInRefused(_ reason: String) -> String {
    pick("The server refused: \(reason)", "服务器拒绝：\(reason)", "رفض الخادم: \(reason)")
  }

  /// The browser returned an unusable result.
  public var signInInvalidResponse: String {
    pick(
      "What came back from the browser belongs to another attempt. Try again.",
      "浏览器返回的内容不属于这次登录，请重试。",
      "ما عاد من المتصفح يخص محاولة أخرى. أعد المحاولة."
    )
  }

  /// No browser opened.
  public var noBrowser: String {
    pick("No browser could be opened.", "无法打开浏览器。", "تعذّر فتح متصفح.")
  }

  /// The sign-in cannot be stored.
  public var signInNotSaved: String {
    pick(
      "The sign-in could not be kept on this device.",
      "无法在此设备上保存登录信息。",
      "تعذّر حفظ تسجيل الدخول على هذا الجهاز."
    )
  }
}
