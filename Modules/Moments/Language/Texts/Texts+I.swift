// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var insecure: String {
    choose(
      "The connection to the server is not safe.",
      "与服务器的连接不安全。",
      "الاتصال بالخادم غير آمن.",
      "Połączenie z serwerem nie jest bezpieczne."
    )
  }

  /// The text requests an unencrypted connection.
  public func insecureServer(_ host: String) -> String {
    choose(
      "Moments signs in over https only. Type \(host) without http://.",
      "Moments 只通过 https 登录。请去掉 http://，只输入 \(host)。",
      "لا يسجّل Moments الدخول إلا عبر https. اكتب \(host) دون http://.",
      "Moments loguje się tylko przez https. Wpisz \(host) bez http://."
    )
  }

  package func invalidJSON(_ file: String, _ offset: Int) -> String {
    choose(
      "\(file) is not valid JSON at byte \(offset).",
      "\(file) 在第 \(offset) 字节处不是有效的 JSON。",
      "الملف \(file) ليس JSON صالحًا عند البايت \(offset).",
      "\(file) nie jest poprawnym plikiem JSON (bajt \(offset))."
    )
  }
}
