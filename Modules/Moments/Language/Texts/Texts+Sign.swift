// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when the server no longer knows the account: nothing is lost by signing in
  /// again.
  public var signInAgain: String {
    switch self.language {
    case .english: "The server does not know this account any more. Sign in again to go on where you were."
    case .simplifiedChinese: "服务器已不再识别此账号。请重新登录以继续。"
    case .arabic: "لم يعد الخادم يعرف هذا الحساب. سجّل الدخول من جديد للمتابعة."
    }
  }

  /// The reader denied the request in the browser.
  public var signInDenied: String {
    switch self.language {
    case .english: "You did not allow Moments to sign in."
    case .simplifiedChinese: "你没有允许 Moments 登录。"
    case .arabic: "لم تسمح لـ Moments بتسجيل الدخول."
    }
  }

  /// The explanation above the address of the server's page, where no browser opens.
  public var signInByCode: String {
    switch self.language {
    case .english: "No browser opened. Open this address on any device, allow Moments to sign in, and type the code that the page shows."
    case .simplifiedChinese: "无法打开浏览器。请在任意设备上打开此地址，允许 Moments 登录，然后输入页面上显示的代码。"
    case .arabic: "لم يُفتح أي متصفح. افتح هذا العنوان على أي جهاز، واسمح لتطبيق Moments بتسجيل الدخول، ثم اكتب الرمز الذي تعرضه الصفحة."
    }
  }

  /// The name of the field for the code that the server's page shows.
  public var signInCode: String {
    switch self.language {
    case .english: "Code"
    case .simplifiedChinese: "代码"
    case .arabic: "الرمز"
    }
  }

  /// The explanation of how signing in continues.
  public var signInExplanation: String {
    switch self.language {
    case .english: "Your server opens in the browser and asks for your password there. Moments never sees it."
    case .simplifiedChinese: "你的服务器会在浏览器中打开并询问密码，Moments 不会看到密码。"
    case .arabic: "يفتح خادمك في المتصفح ويطلب كلمة المرور هناك. لا يراها Moments أبدًا."
    }
  }

  /// The browser returned an unusable result.
  public var signInInvalidResponse: String {
    switch self.language {
    case .english: "What came back from the browser belongs to another attempt. Try again."
    case .simplifiedChinese: "浏览器返回的内容不属于这次登录，请重试。"
    case .arabic: "ما عاد من المتصفح يخص محاولة أخرى. أعد المحاولة."
    }
  }

  package var signInNeeded: String {
    switch self.language {
    case .english: "The server does not know this account any more. Sign in again."
    case .simplifiedChinese: "服务器已不再识别此账号，请重新登录。"
    case .arabic: "لم يعد الخادم يعرف هذا الحساب. سجّل الدخول من جديد."
    }
  }

  /// The sign-in cannot be stored.
  public var signInNotSaved: String {
    switch self.language {
    case .english: "The sign-in could not be kept on this device."
    case .simplifiedChinese: "无法在此设备上保存登录信息。"
    case .arabic: "تعذّر حفظ تسجيل الدخول على هذا الجهاز."
    }
  }

  /// The heading above the field for the server.
  public var signInQuestion: String {
    switch self.language {
    case .english: "Which server is your account on?"
    case .simplifiedChinese: "你的账号在哪个服务器上？"
    case .arabic: "على أي خادم حسابك؟"
    }
  }

  /// The server rejected the sign-in.
  public func signInRefused(_ reason: String) -> String {
    switch self.language {
    case .english: "The server refused: \(reason)"
    case .simplifiedChinese: "服务器拒绝：\(reason)"
    case .arabic: "رفض الخادم: \(reason)"
    }
  }

  /// The title of the row and of the screen where the reader signs in.
  public var signInTitle: String {
    switch self.language {
    case .english: "Sign in"
    case .simplifiedChinese: "登录"
    case .arabic: "تسجيل الدخول"
    }
  }

  /// The title of the button that signs out.
  public var signOut: String {
    switch self.language {
    case .english: "Sign out"
    case .simplifiedChinese: "退出登录"
    case .arabic: "تسجيل الخروج"
    }
  }

  /// The row that signs out of an account, named with its server.
  public func signOutCommand(_ account: String) -> String {
    switch self.language {
    case .english: "Sign out of \u{2068}\(account)\u{2069}…"
    case .simplifiedChinese: "退出 \u{2068}\(account)\u{2069}…"
    case .arabic: "تسجيل الخروج من \u{2068}\(account)\u{2069}…"
    }
  }

  /// What signing out means.
  public var signOutExplanation: String {
    switch self.language {
    case .english: "Everything kept of this account on this device is deleted, also drafts and what was not sent yet."
    case .simplifiedChinese: "此设备上保存的该账号的全部内容都将删除，包括草稿和尚未发送的内容。"
    case .arabic: "سيُحذف كل ما حُفظ من هذا الحساب على هذا الجهاز، بما فيه المسودات وما لم يُرسل بعد."
    }
  }

  /// What signing out would lose: "2 things wait to be sent, 1 draft".
  package var signOutLossEnd: String {
    switch self.language {
    case .english: "."
    case .simplifiedChinese: "。"
    case .arabic: "."
    }
  }

  /// What signing out would lose: "2 things wait to be sent, 1 draft".
  package var signOutLossSeparator: String {
    switch self.language {
    case .english: ", "
    case .simplifiedChinese: "，"
    case .arabic: "، "
    }
  }

  /// The question before signing out of an account, named with its server: a reader may have the
  /// same name on several.
  public func signOutQuestion(_ account: String) -> String {
    switch self.language {
    case .english: "Sign out of \u{2068}\(account)\u{2069}?"
    case .simplifiedChinese: "要退出 \u{2068}\(account)\u{2069} 吗？"
    case .arabic: "تسجيل الخروج من \u{2068}\(account)\u{2069}؟"
    }
  }

  /// What signing out may lose where the data of the account cannot be read.
  public var signOutUnknownLoss: String {
    switch self.language {
    case .english: "Unsent posts and drafts on this device cannot be read and would be lost."
    case .simplifiedChinese: "此设备上尚未发送的内容和草稿无法读取，将会丢失。"
    case .arabic: "تعذّرت قراءة ما لم يُرسل بعد والمسودات على هذا الجهاز، وستُفقد."
    }
  }
}
