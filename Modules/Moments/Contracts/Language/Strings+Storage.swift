extension Strings {
  /// The message when nothing can be stored on this device; `reason` is in the system's words.
  public func storeUnavailable(_ reason: String) -> String {
    pick(
      "Nothing can be kept on this device for now: \(reason)",
      "目前无法在此设备上保存任何内容：\(reason)",
      "لا يمكن حفظ شيء على هذا الجهاز حاليًا: \(reason)"
    )
  }

  /// The message when an account could not be opened for a reason that the reader cannot change.
  public var accountNotOpened: String {
    pick(
      "The account could not be opened. Choose it again, or start Moments again.",
      "无法打开该账号。请重新选择，或重新启动 Moments。",
      "تعذّر فتح الحساب. اختره مجددًا أو أعد تشغيل Moments."
    )
  }

  /// The message when a damaged file was found and kept under another name.
  public func storeDamaged(_ path: String) -> String {
    pick(
      "The saved moments were damaged. The file was kept as \(path); Moments began anew.",
      "保存的动态已损坏。文件另存为 \(path)，Moments 已重新开始。",
      "اللحظات المحفوظة تالفة. حُفظ الملف باسم \(path)، وبدأ Moments من جديد."
    )
  }

  /// The message when a file of a newer version was found and kept under another name.
  public func storeTooNew(_ path: String) -> String {
    pick(
      "The saved moments are from a newer Moments. The file was kept as \(path).",
      "保存的动态来自更新版本的 Moments。文件另存为 \(path)。",
      "اللحظات المحفوظة من إصدار أحدث. حُفظ الملف باسم \(path)."
    )
  }

  /// The message when the app state could not be read, and the file is kept under another name.
  public func stateDamaged(_ path: String) -> String {
    pick(
      "Where you were could not be restored. The file was kept as \(path).",
      "无法恢复上次的位置。文件另存为 \(path)。",
      "تعذّرت استعادة المكان الذي كنت فيه. حُفظ الملف باسم \(path)."
    )
  }

  /// The message when a newer version of the app wrote the app state.
  public func stateTooNew(_ path: String) -> String {
    pick(
      "Where you were is from a newer Moments. The file was kept as \(path).",
      "上次的位置来自更新版本的 Moments。文件另存为 \(path)。",
      "المكان الذي كنت فيه محفوظ من إصدار أحدث. حُفظ الملف باسم \(path)."
    )
  }

  /// The message when the app state cannot be saved.
  public var stateNotSaved: String {
    pick(
      "Moments cannot keep where you are for the next time.",
      "无法保存当前位置，下次将从头开始。",
      "يتعذّر حفظ مكانك للمرة القادمة."
    )
  }
}
