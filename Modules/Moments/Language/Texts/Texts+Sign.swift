// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The message when the server no longer knows the account: nothing is lost by signing in
  /// again.
  public var signInAgain: String {
    choose(
      "The server does not know this account any more. Sign in again to go on where you were.",
      "服务器已不再识别此账号。请重新登录以继续。",
      "لم يعد الخادم يعرف هذا الحساب. سجّل الدخول من جديد للمتابعة.",
      "Serwer nie zna już tego konta. Zaloguj się ponownie, aby kontynuować w tym samym miejscu."
    )
  }

  /// The reader denied the request in the browser.
  public var signInDenied: String {
    choose(
      "You did not allow Moments to sign in.",
      "你没有允许 Moments 登录。",
      "لم تسمح لـ Moments بتسجيل الدخول.",
      "Nie zezwolono Moments na zalogowanie."
    )
  }

  /// The explanation above the address of the server's page, where no browser opens.
  public var signInByCode: String {
    choose(
      "No browser opened. Open this address on any device, allow Moments to sign in, and type the code that the page shows.",
      "无法打开浏览器。请在任意设备上打开此地址，允许 Moments 登录，然后输入页面上显示的代码。",
      "لم يُفتح أي متصفح. افتح هذا العنوان على أي جهاز، واسمح لتطبيق Moments بتسجيل الدخول، ثم اكتب الرمز الذي تعرضه الصفحة.",
      "Nie otwarto przeglądarki. Otwórz ten adres na dowolnym urządzeniu, zezwól Moments na zalogowanie i wpisz kod, który pokaże strona."
    )
  }

  /// The name of the field for the code that the server's page shows.
  public var signInCode: String { choose("Code", "代码", "الرمز", "Kod") }

  /// The message when the server did not accept the code that was typed.
  public var signInCodeRefused: String {
    choose(
      "The code was not accepted. Copy it from the page again.",
      "验证码无效，请从页面重新复制。",
      "لم يُقبل الرمز. انسخه من الصفحة مرة أخرى.",
      "Kod nie został przyjęty. Skopiuj go ze strony jeszcze raz."
    )
  }

  /// The explanation of how signing in continues.
  public var signInExplanation: String {
    choose(
      "Your server opens in the browser and asks for your password there. Moments never sees it.",
      "你的服务器会在浏览器中打开并询问密码，Moments 不会看到密码。",
      "يفتح خادمك في المتصفح ويطلب كلمة المرور هناك. لا يراها Moments أبدًا.",
      "Twój serwer otworzy się w przeglądarce i tam zapyta o hasło. Moments nigdy go nie widzi."
    )
  }

  /// The browser returned an unusable result.
  public var signInInvalidResponse: String {
    choose(
      "What came back from the browser belongs to another attempt. Try again.",
      "浏览器返回的内容不属于这次登录，请重试。",
      "ما عاد من المتصفح يخص محاولة أخرى. أعد المحاولة.",
      "To, co wróciło z przeglądarki, należy do innej próby. Spróbuj ponownie."
    )
  }

  package var signInNeeded: String {
    choose(
      "The server does not know this account any more. Sign in again.",
      "服务器已不再识别此账号，请重新登录。",
      "لم يعد الخادم يعرف هذا الحساب. سجّل الدخول من جديد.",
      "Serwer nie zna już tego konta. Zaloguj się ponownie."
    )
  }

  /// The button while a browser is waited for: it leads to the address and to a code.
  public var signInNothingOpened: String {
    choose("Nothing opened?", "没有打开页面？", "لم يُفتح شيء؟", "Nic się nie otworzyło?")
  }

  /// The sign-in cannot be stored.
  public var signInNotSaved: String {
    choose(
      "The sign-in could not be kept on this device.",
      "无法在此设备上保存登录信息。",
      "تعذّر حفظ تسجيل الدخول على هذا الجهاز.",
      "Nie udało się zachować logowania na tym urządzeniu."
    )
  }

  /// The heading above the field for the server.
  public var signInQuestion: String {
    choose(
      "Which server is your account on?",
      "你的账号在哪个服务器上？",
      "على أي خادم حسابك؟",
      "Na którym serwerze masz konto?"
    )
  }

  /// The server rejected the sign-in.
  public func signInRefused(_ reason: String) -> String {
    choose(
      "The server refused: \(reason)",
      "服务器拒绝：\(reason)",
      "رفض الخادم: \(reason)",
      "Serwer odmówił: \(reason)"
    )
  }

  /// The title of the row and of the screen where the reader signs in.
  public var signInTitle: String { choose("Sign in", "登录", "تسجيل الدخول", "Zaloguj się") }

  /// The title of the button that signs out.
  public var signOut: String { choose("Sign out", "退出登录", "تسجيل الخروج", "Wyloguj się") }

  /// The row that signs out of an account, named with its server.
  public func signOutCommand(_ account: String) -> String {
    choose(
      "Sign out of \u{2068}\(account)\u{2069}…",
      "退出 \u{2068}\(account)\u{2069}…",
      "تسجيل الخروج من \u{2068}\(account)\u{2069}…",
      "Wyloguj się z \u{2068}\(account)\u{2069}…"
    )
  }

  /// What signing out means.
  public var signOutExplanation: String {
    choose(
      "Everything kept of this account on this device is deleted, also drafts and what was not sent yet.",
      "此设备上保存的该账号的全部内容都将删除，包括草稿和尚未发送的内容。",
      "سيُحذف كل ما حُفظ من هذا الحساب على هذا الجهاز، بما فيه المسودات وما لم يُرسل بعد.",
      "Wszystko, co zachowano z tego konta na tym urządzeniu, zostanie usunięte, także szkice i to, co czeka na wysłanie."
    )
  }

  /// What signing out would lose: "2 things wait to be sent, 1 draft".
  package var signOutLossEnd: String { choose(".", "。", ".", ".") }

  /// What signing out would lose: "2 things wait to be sent, 1 draft".
  package var signOutLossSeparator: String { choose(", ", "，", "، ", ", ") }

  /// The question before signing out of an account, named with its server: a reader may have the
  /// same name on several.
  public func signOutQuestion(_ account: String) -> String {
    choose(
      "Sign out of \u{2068}\(account)\u{2069}?",
      "要退出 \u{2068}\(account)\u{2069} 吗？",
      "تسجيل الخروج من \u{2068}\(account)\u{2069}؟",
      "Wylogować się z \u{2068}\(account)\u{2069}?"
    )
  }

  /// What signing out may lose where the data of the account cannot be read.
  public var signOutUnknownLoss: String {
    choose(
      "Unsent posts and drafts on this device cannot be read and would be lost.",
      "此设备上尚未发送的内容和草稿无法读取，将会丢失。",
      "تعذّرت قراءة ما لم يُرسل بعد والمسودات على هذا الجهاز، وستُفقد.",
      "Niewysłanych wpisów i szkiców na tym urządzeniu nie da się odczytać, więc przepadną."
    )
  }
}
