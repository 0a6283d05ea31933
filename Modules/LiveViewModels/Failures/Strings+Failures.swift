import Foundation
import MomentsContracts

/// Texts of failures and warnings that only live view models use.
extension Strings {
  private func text(_ english: String, _ chinese: String, _ arabic: String) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    case .arabic: arabic
    }
  }

  func fileNotFound(_ path: String) -> String {
    text(
      "There is no file or folder \(path).",
      "找不到文件或文件夹 \(path)。",
      "لا يوجد ملف أو مجلد \(path)."
    )
  }

  func fileNotReadable(_ path: String) -> String {
    text("\(path) cannot be read.", "无法读取 \(path)。", "تتعذّر قراءة \(path).")
  }

  func fileTooLarge(_ path: String) -> String {
    text("\(path) is too large.", "\(path) 太大。", "\(path) كبير جدًا.")
  }

  func noJSONInFolder(_ path: String) -> String {
    text(
      "The folder \(path) has no JSON files.",
      "文件夹 \(path) 中没有 JSON 文件。",
      "لا توجد ملفات JSON في المجلد \(path)."
    )
  }

  func noPostsInFolder(_ path: String) -> String {
    text(
      "No JSON file in \(path) holds moments.",
      "\(path) 中的 JSON 文件都不包含动态。",
      "لا يحتوي أي ملف JSON في \(path) على لحظات."
    )
  }

  func truncated(_ file: String, _ offset: Int) -> String {
    text(
      "\(file) is cut off at byte \(offset).",
      "\(file) 在第 \(offset) 字节处被截断。",
      "الملف \(file) مقطوع عند البايت \(offset)."
    )
  }

  func invalidJSON(_ file: String, _ offset: Int) -> String {
    text(
      "\(file) is not valid JSON at byte \(offset).",
      "\(file) 在第 \(offset) 字节处不是有效的 JSON。",
      "الملف \(file) ليس JSON صالحًا عند البايت \(offset)."
    )
  }

  func holdsNoPosts(_ file: String) -> String {
    text("\(file) does not hold moments.", "\(file) 不包含动态。", "لا يحتوي \(file) على لحظات.")
  }

  func noReadablePosts(_ file: String) -> String {
    text(
      "None of the moments in \(file) could be read.",
      "\(file) 中的动态都无法读取。",
      "تعذّرت قراءة كل اللحظات في \(file)."
    )
  }

  func unsupportedScheme(_ scheme: String) -> String {
    text(
      "Only http and https addresses are opened, not “\(scheme)”.",
      "只能打开 http 和 https 地址，不能打开“\(scheme)”。",
      "تُفتح عناوين http وhttps فقط، لا «\(scheme)»."
    )
  }

  func fileOutside(_ path: String) -> String {
    text(
      "\(path) lies outside of the archive.",
      "\(path) 不在存档之内。",
      "يقع \(path) خارج الأرشيف."
    )
  }

  func notAnImage(_ address: String) -> String {
    text("\(address) is not an image.", "\(address) 不是图片。", "\(address) ليس صورة.")
  }

  func serverAnswered(_ code: Int) -> String {
    text(
      "The server answered with error \(code). Try again later.",
      "服务器返回错误 \(code)，请稍后重试。",
      "أجاب الخادم بالخطأ \(code). أعد المحاولة لاحقًا."
    )
  }

  var timedOut: String {
    text(
      "The server took too long to answer. Try again.",
      "服务器响应超时，请重试。",
      "استغرق الخادم وقتًا طويلًا. أعد المحاولة."
    )
  }

  var insecure: String {
    text(
      "The connection to the server is not safe.",
      "与服务器的连接不安全。",
      "الاتصال بالخادم غير آمن."
    )
  }

  var refused: String { text("This was refused.", "操作被拒绝。", "رُفض هذا الطلب.") }

  var momentIsGone: String {
    text("This moment is not there any more.", "这条动态已不存在。", "لم تعد هذه اللحظة موجودة.")
  }

  func rateLimited(_ until: Date?, now: Date) -> String {
    guard let until else {
      return text(
        "The server asks to wait. Try again in some minutes.",
        "服务器要求稍候，请过几分钟再试。",
        "يطلب الخادم الانتظار. أعد المحاولة بعد دقائق."
      )
    }
    let minutes = max(1, Int((until.timeIntervalSince(now) / 60).rounded(.up)))
    return text(
      "The server asks to wait. Try again in \(minutes) min.",
      "服务器要求稍候，请在 \(minutes) 分钟后再试。",
      "يطلب الخادم الانتظار. أعد المحاولة بعد \(minutes) د."
    )
  }

  var signInNeeded: String {
    text(
      "The server does not know this account any more. Sign in again.",
      "服务器已不再识别此账号，请重新登录。",
      "لم يعد الخادم يعرف هذا الحساب. سجّل الدخول من جديد."
    )
  }

  var unexpectedResponse: String {
    text(
      "The server did not answer as expected. Try again later.",
      "服务器的回应不符合预期，请稍后重试。",
      "لم يجب الخادم كما هو متوقع. أعد المحاولة لاحقًا."
    )
  }

  func notSaved(_ path: String) -> String {
    text(
      "\(path) cannot be written. Is the disk full?",
      "无法写入 \(path)。磁盘是否已满？",
      "تتعذّر الكتابة إلى \(path). هل القرص ممتلئ؟"
    )
  }
}
