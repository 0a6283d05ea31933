/// A key by its position on a keyboard, with the codes of the USB standard.
///
/// The codes are those of page 7 of the HID usage tables. Letters refer to a US keyboard; a desktop
/// window reports the key of the typed letter, however.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorRollOver = 1
  case keyboardPostFail, keyboardErrorUndefined, keyboardA, keyboardB, keyboardC, keyboardD
  case keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL
  case keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT
  case keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2
  case keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
  case keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket
  case keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon
  case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
  case keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6
  case keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome
  case keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash
  case keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3, keypad4
  case keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod
  case keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13
  case keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20
  case keyboardF21, keyboardF22, keyboardF23, keyboardF24, keyboardExecute, keyboardHelp
  case keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo, keyboardCut
  case keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp
  case keyboardVolumeDown, keyboardLockingCapsLock, keyboardLockingNumLock
  case keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400, keyboardInternational1
  case keyboardInternational2, keyboardInternational3, keyboardInternational4
  case keyboardInternational5, keyboardInternational6, keyboardInternational7
  case keyboardInternational8, keyboardInternational9, keyboardLANG1, keyboardLANG2
  case keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7, keyboardLANG8
  case keyboardLANG9, keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel
  case keyboardClear, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut
  case keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel
  case keyboardLeftControl = 224
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl
  case keyboardRightShift, keyboardRightAlt, keyboardRightGUI
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// No key.
  case keyboard_Reserved = 65535

  /// On Korean keyboards: switches between Hangul and English.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// On Apple's Japanese keyboards: switches to Kana.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// On Korean keyboards: switches to Hanja.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// On Apple's Japanese keyboards: switches to Latin letters.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// On Japanese keyboards: switches to Katakana.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// On Japanese keyboards: switches to Hiragana.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// On Japanese keyboards: switches between full-width and half-width letters.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
