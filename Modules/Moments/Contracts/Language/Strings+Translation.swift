extension Strings {
  /// The action that shows a moment in the language of the app.
  public var translate: String { pick("Translate", "翻译", "ترجمة") }

  /// The action that shows a translated moment as it was written.
  public var showOriginal: String { pick("Show original", "显示原文", "عرض الأصل") }

  /// The text while a moment is being translated.
  public var translating: String { pick("Translating…", "正在翻译…", "جارٍ الترجمة…") }

  /// The translator of a moment, and the original language; nil if unknown.
  public func translated(from language: String?, by provider: String?) -> String {
    let provider = provider.map { isolated($0) }
    switch (language, provider) {
    case (let language?, let provider?):
      return pick(
        "Translated from \(language) by \(provider)",
        "由 \(provider) 从\(language)翻译",
        "ترجمها \(provider) من \(language)"
      )
    case (let language?, nil):
      return pick("Translated from \(language)", "从\(language)翻译", "مترجمة من \(language)")
    case (nil, let provider?):
      return pick("Translated by \(provider)", "由 \(provider) 翻译", "ترجمها \(provider)")
    case (nil, nil): return pick("Translated", "已翻译", "مترجمة")
    }
  }

  /// The message when a moment could not be translated.
  public var notTranslated: String {
    pick("The moment could not be translated.", "无法翻译该动态。", "تعذّرت ترجمة اللحظة.")
  }

  /// The reason, if the server does not translate.
  public var translatesNothing: String {
    pick(
      "This server does not translate moments.",
      "此服务器不提供翻译。",
      "لا يترجم هذا الخادم اللحظات."
    )
  }

  /// The reason, if the server does not translate this moment, or not into this language.
  public var translationRefused: String {
    pick(
      "The server does not translate this moment into your language.",
      "服务器不支持将该动态翻译成你的语言。",
      "لا يترجم الخادم هذه اللحظة إلى لغتك."
    )
  }

  /// The reason, if the server's translator is not available.
  public var translatorUnavailable: String {
    pick(
      "The server's translation service is not available right now. Try again later.",
      "服务器的翻译服务暂时不可用，请稍后再试。",
      "خدمة الترجمة في الخادم غير متاحة الآن. أعد المحاولة لاحقًا."
    )
  }
}
