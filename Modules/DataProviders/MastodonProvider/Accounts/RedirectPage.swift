/// The page that a browser shows after the redirect, in a language that it accepts.
struct RedirectPage {
  /// The message of the page.
  enum Message {
    /// The sign-in continues in the app.
    case done
    /// The reader or the server refused.
    case refused
    /// There is nothing at this address.
    case nothing
  }

  private struct Words {
    var language: String
    var direction = "ltr"
    var done: String
    var refused: String
    var nothing: String
  }

  private static let english = Words(
    language: "en",
    done: "You are signed in. You can close this page and go back to Moments.",
    refused: "You are not signed in. You can close this page and go back to Moments.",
    nothing: "There is nothing here."
  )

  private static let words: [Words] = [
    english,
    Words(
      language: "zh",
      done: "登录成功。你可以关闭此页面，返回 Moments。",
      refused: "登录未完成。你可以关闭此页面，返回 Moments。",
      nothing: "这里什么都没有。"
    ),
    Words(
      language: "ar",
      direction: "rtl",
      done: "تم تسجيل الدخول. يمكنك إغلاق هذه الصفحة والعودة إلى Moments.",
      refused: "لم يتم تسجيل الدخول. يمكنك إغلاق هذه الصفحة والعودة إلى Moments.",
      nothing: "لا يوجد شيء هنا."
    ),
    Words(
      language: "pl",
      done: "Zalogowano. Możesz zamknąć tę stronę i wrócić do Moments.",
      refused: "Nie zalogowano. Możesz zamknąć tę stronę i wrócić do Moments.",
      nothing: "Nic tu nie ma."
    ),
  ]

  /// The page, as HTML without scripts or anything to load.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - languages: the field `Accept-Language` of the request.
  /// - Returns: the page.
  static func html(_ message: Message, languages: String) -> String {
    let words = words(for: languages)
    let text =
      switch message {
      case .done: words.done
      case .refused: words.refused
      case .nothing: words.nothing
      }
    return """
      <!doctype html>
      <html lang="\(words.language)" dir="\(words.direction)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Moments</title>
      <style>
      body { font: 18px/1.5 system-ui, sans-serif; display: grid; place-items: center;
        min-height: 90vh; margin: 0 24px; text-align: center }
      p { max-width: 28em }
      </style>
      </head>
      <body><main><h1>Moments</h1><p>\(text)</p></main></body>
      </html>

      """
  }

  /// The texts in the first accepted language that is supported; browsers list languages in order
  /// of preference.
  private static func words(for languages: String) -> Words {
    for preference in languages.split(separator: ",") {
      let tag = preference.prefix { $0 != ";" }.drop { $0 == " " }.prefix { $0 != "-" }.lowercased()
      if let found = words.first(where: { $0.language == tag }) { return found }
    }
    return english
  }
}
