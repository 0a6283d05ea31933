// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  package var insecure: String {
    switch self.language {
    case .english: "The connection to the server is not safe."
    case .simplifiedChinese: "与服务器的连接不安全。"
    case .arabic: "الاتصال بالخادم غير آمن."
    }
  }

  /// The text requests an unencrypted connection.
  public func insecureServer(_ host: String) -> String {
    switch self.language {
    case .english: "Moments signs in over https only. Type \(host) without http://."
    case .simplifiedChinese: "Moments 只通过 https 登录。请去掉 http://，只输入 \(host)。"
    case .arabic: "لا يسجّل Moments الدخول إلا عبر https. اكتب \(host) دون http://."
    }
  }

  package func invalidJSON(_ file: String, _ offset: Int) -> String {
    switch self.language {
    case .english: "\(file) is not valid JSON at byte \(offset)."
    case .simplifiedChinese: "\(file) 在第 \(offset) 字节处不是有效的 JSON。"
    case .arabic: "الملف \(file) ليس JSON صالحًا عند البايت \(offset)."
    }
  }
}
