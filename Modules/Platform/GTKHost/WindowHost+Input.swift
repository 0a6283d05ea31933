internal import CGTKShim
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension WindowHost {
  /// Called when a touch or the pressed pointer began, moved, ended or was cancelled.
  func pointer(phase: Int32, id: Int, at location: CGPoint, button: Int32, modifiers: guint) {
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    guard phases.indices.contains(Int(phase)) else { return }
    if phase == 0 { momentum.stop() }
    host.sendPointer(
      phase: phases[Int(phase)],
      id: id,
      location: location,
      type: button == 0 ? .direct : .indirectPointer,
      buttons: button == 0 ? [] : .button(Int(button) == 3 ? 2 : 1),
      modifiers: UIKeyModifierFlags(gdk: modifiers)
    )
  }

  /// Called when the pointer moved, with or without a button down; nil outside of the window.
  func hover(at location: CGPoint?, modifiers: guint) {
    host.sendHover(at: location, modifiers: UIKeyModifierFlags(gdk: modifiers))
  }

  /// Called when the wheel turned, or fingers moved on the touchpad.
  func scroll(phase: Int32, delta: CGVector, isInPixels: Bool, at location: CGPoint) {
    let phases: [ScrollInput.Phase] = [.wheel, .began, .changed, .ended]
    guard phases.indices.contains(Int(phase)) else { return }
    // The steps of GTK's own lists: a click of the wheel scrolls a smaller fraction of a tall
    // window than of a low one.
    let step =
      isInPixels
      ? CGVector(dx: 2.5, dy: 2.5)
      : CGVector(dx: pow(size.width, 2 / 3), dy: pow(size.height, 2 / 3))
    let movement = CGVector(dx: delta.dx * step.dx, dy: delta.dy * step.dy)
    let now = CACurrentMediaTime()
    let kind = phases[Int(phase)]
    switch kind {
    case .changed: momentum.add(movement, at: now)
    case .ended:
      host.sendScroll(delta: .zero, phase: .ended, location: lastScroll)
      momentum.start(at: now)
      return
    default: momentum.stop()
    }
    lastScroll = location
    host.sendScroll(delta: movement, phase: kind, location: location)
  }

  /// Called when the wheel turned with Control held, or fingers pinched on the touchpad.
  func zoom(phase: Int32, scale: CGFloat, at location: CGPoint) {
    let phases: [ZoomInput.Phase] = [.wheel, .began, .changed, .ended]
    guard phases.indices.contains(Int(phase)) else { return }
    momentum.stop()
    host.sendZoom(scale, phase: phases[Int(phase)], location: location)
  }

  /// Sends the scroll of the touchpad's momentum until `time`.
  func sendMomentum(at time: CFTimeInterval) {
    guard let movement = momentum.advance(to: time) else { return }
    host.sendScroll(delta: movement, phase: .momentum, location: lastScroll)
  }

  /// Called when a key was pressed or released.
  func key(_ keyval: guint, isDown: Bool, character: UInt32, modifiers: guint) {
    let text = Unicode.Scalar(character).map { $0.value >= 32 ? String(Character($0)) : "" } ?? ""
    let key = UIKey(
      keyCode: UIKeyboardHIDUsage(gdk: keyval),
      characters: text,
      charactersIgnoringModifiers: text.lowercased(),
      modifierFlags: UIKeyModifierFlags(gdk: modifiers)
    )
    host.sendKey(key, isDown: isDown)
  }
}

extension UIKeyModifierFlags {
  init(gdk state: guint) {
    self = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { insert(.control) }
    if state & GDK_ALT_MASK.rawValue != 0 { insert(.alternate) }
    if state & GDK_SUPER_MASK.rawValue != 0 || state & GDK_META_MASK.rawValue != 0 {
      insert(.command)
    }
    if state & GDK_LOCK_MASK.rawValue != 0 { insert(.alphaShift) }
  }
}

extension UIKeyboardHIDUsage {
  /// Converts a GDK key value, which is the same as in X.
  init(gdk keyval: guint) {
    let lower = gdk_keyval_to_lower(keyval)
    switch Int32(bitPattern: lower) {
    case GDK_KEY_F1...GDK_KEY_F12:
      self =
        UIKeyboardHIDUsage(rawValue: 58 + Int(lower) - Int(GDK_KEY_F1)) ?? .keyboardErrorUndefined
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .keyboardReturnOrEnter
    case GDK_KEY_Escape: self = .keyboardEscape
    case GDK_KEY_BackSpace: self = .keyboardDeleteOrBackspace
    case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: self = .keyboardTab
    case GDK_KEY_F13...GDK_KEY_F24:
      self =
        UIKeyboardHIDUsage(rawValue: 104 + Int(lower) - Int(GDK_KEY_F13)) ?? .keyboardErrorUndefined
    case GDK_KEY_KP_0: self = .keypad0
    case GDK_KEY_KP_1...GDK_KEY_KP_9:
      self =
        UIKeyboardHIDUsage(rawValue: 89 + Int(lower) - Int(GDK_KEY_KP_1)) ?? .keyboardErrorUndefined
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .keyboardSpacebar
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .keyboardHome
    case GDK_KEY_End, GDK_KEY_KP_End: self = .keyboardEnd
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .keyboardPageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .keyboardPageDown
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .keyboardDeleteForward
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .keyboardLeftArrow
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .keyboardRightArrow
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .keyboardUpArrow
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .keyboardDownArrow
    case GDK_KEY_Menu: self = .keyboardApplication
    default: self = UIKeyboardHIDUsage(others: lower)
    }
  }

  /// Converts keys other than letters and navigation: punctuation and digits by the character they
  /// type.
  private init(others keyval: guint) {
    if keyval < 0x7F, let scalar = Unicode.Scalar(keyval),
      let key = UIKeyboardHIDUsage(typing: Character(scalar))
    {
      self = key
    } else {
      self = Self.named[Int32(bitPattern: keyval)] ?? .keyboardErrorUndefined
    }
  }

  private static let named: [Int32: UIKeyboardHIDUsage] = [
    GDK_KEY_KP_Decimal: .keypadPeriod, GDK_KEY_KP_Separator: .keypadComma,
    GDK_KEY_KP_Add: .keypadPlus, GDK_KEY_KP_Subtract: .keypadHyphen,
    GDK_KEY_KP_Multiply: .keypadAsterisk, GDK_KEY_KP_Divide: .keypadSlash,
    GDK_KEY_KP_Equal: .keypadEqualSign, GDK_KEY_Num_Lock: .keypadNumLock,
    GDK_KEY_Caps_Lock: .keyboardCapsLock, GDK_KEY_Scroll_Lock: .keyboardScrollLock,
    GDK_KEY_Print: .keyboardPrintScreen, GDK_KEY_Pause: .keyboardPause,
    GDK_KEY_Insert: .keyboardInsert, GDK_KEY_KP_Insert: .keyboardInsert,
    GDK_KEY_Help: .keyboardHelp, GDK_KEY_Undo: .keyboardUndo, GDK_KEY_Redo: .keyboardAgain,
    GDK_KEY_Cut: .keyboardCut, GDK_KEY_Copy: .keyboardCopy, GDK_KEY_Paste: .keyboardPaste,
    GDK_KEY_Find: .keyboardFind, GDK_KEY_Cancel: .keyboardCancel,
    GDK_KEY_Execute: .keyboardExecute, GDK_KEY_Select: .keyboardSelect,
    GDK_KEY_AudioMute: .keyboardMute, GDK_KEY_AudioRaiseVolume: .keyboardVolumeUp,
    GDK_KEY_AudioLowerVolume: .keyboardVolumeDown,
    GDK_KEY_Shift_L: .keyboardLeftShift, GDK_KEY_Shift_R: .keyboardRightShift,
    GDK_KEY_Control_L: .keyboardLeftControl, GDK_KEY_Control_R: .keyboardRightControl,
    GDK_KEY_Alt_L: .keyboardLeftAlt, GDK_KEY_Alt_R: .keyboardRightAlt,
    GDK_KEY_ISO_Level3_Shift: .keyboardRightAlt,
    GDK_KEY_Super_L: .keyboardLeftGUI, GDK_KEY_Super_R: .keyboardRightGUI,
    GDK_KEY_Meta_L: .keyboardLeftGUI, GDK_KEY_Meta_R: .keyboardRightGUI,
    GDK_KEY_Hangul: .keyboardLANG1, GDK_KEY_Hangul_Hanja: .keyboardLANG2,
    GDK_KEY_Katakana: .keyboardLANG3, GDK_KEY_Hiragana: .keyboardLANG4,
    GDK_KEY_Zenkaku_Hankaku: .keyboardLANG5,
  ]
}
