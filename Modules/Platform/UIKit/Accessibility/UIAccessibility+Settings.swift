public import Foundation

// What the reader has set on the desktop, as far as there is such a setting. Questions about
// features that a desktop does not have under the control of programs are answered with no.

extension UIAccessibility {
  /// Whether the reader prefers bold text, by the traits of the screen.
  ///
  /// A GTK window never has that trait: the desktops of its version do not say.
  public static var isBoldTextEnabled: Bool {
    screenTraits.legibilityWeight == .bold
  }

  /// Whether the reader prefers a higher contrast, by the traits of the screen.
  ///
  /// A GTK window never has that trait: the desktops of its version do not say.
  public static var isDarkerSystemColorsEnabled: Bool {
    screenTraits.accessibilityContrast == .high
  }

  private static var screenTraits: UITraitCollection {
    UIScreen.running.traitCollection
  }

  /// Whether the reader prefers reduced transparency; materials of visual effects are opaque then.
  ///
  /// A GTK window never says so: the desktops of its version have no such setting.
  public static var isReduceTransparencyEnabled: Bool {
    UIScreen.running.reducesTransparency
  }

  /// Whether a screen reader is running, such as Orca.
  public static var isVoiceOverRunning: Bool { UIScreen.running.hasScreenReader }

  /// Posted when ``isVoiceOverRunning`` changed.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }

  /// No: a desktop does not keep its reader in one program.
  public static var isGuidedAccessEnabled: Bool { false }

  /// No: there are no switches that operate a screen here.
  public static var isSwitchControlRunning: Bool { false }

  /// No: there is no touch screen that needs assistance.
  public static var isAssistiveTouchRunning: Bool { false }

  /// No: a desktop is not shaken.
  public static var isShakeToUndoEnabled: Bool { false }

  /// Posted when ``isBoldTextEnabled`` changed.
  public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  }

  /// Posted when ``isDarkerSystemColorsEnabled`` changed.
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityDarkerColorsStatusDidChangeNotification")
  }

  /// Posted when ``isReduceMotionEnabled`` changed.
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  }

  /// Posted when ``isReduceTransparencyEnabled`` changed.
  public nonisolated static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  }

  static func notify(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
  }

  /// Says that the traits of the main screen changed.
  static func notify(of new: UITraitCollection, after old: UITraitCollection) {
    if new.legibilityWeight != old.legibilityWeight {
      notify(boldTextStatusDidChangeNotification)
    }
    if new.accessibilityContrast != old.accessibilityContrast {
      notify(darkerSystemColorsStatusDidChangeNotification)
    }
  }
}
