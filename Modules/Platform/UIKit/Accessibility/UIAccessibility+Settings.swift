public import Foundation

// The reader's settings on the desktop, as far as they exist. Settings for features that a desktop
// does not let programs control are always false.

extension UIAccessibility {
  /// Whether the reader prefers bold text, from the traits of the screen.
  ///
  /// A GTK window never sets that trait: desktops of its version do not provide the setting.
  public static var isBoldTextEnabled: Bool {
    screenTraits.legibilityWeight == .bold
  }

  /// Whether the reader prefers increased contrast, from the traits of the screen.
  public static var isDarkerSystemColorsEnabled: Bool {
    screenTraits.accessibilityContrast == .high
  }

  private static var screenTraits: UITraitCollection {
    UIScreen.running.traitCollection
  }

  /// Whether the reader prefers reduced transparency; materials of visual effects are opaque then.
  ///
  /// Never true in a GTK window: desktops of its version have no such setting.
  public static var isReduceTransparencyEnabled: Bool {
    UIScreen.running.reducesTransparency
  }

  /// Whether a screen reader is running, such as Orca.
  public static var isVoiceOverRunning: Bool { UIScreen.running.hasScreenReader }

  /// Posted when ``isVoiceOverRunning`` changed.
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  }

  /// Always false: a desktop has no Guided Access.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Always false: this platform has no Switch Control.
  public static var isSwitchControlRunning: Bool { false }

  /// Always false: this platform has no AssistiveTouch.
  public static var isAssistiveTouchRunning: Bool { false }

  /// Always false: desktops have no shake gesture.
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

  /// Posts the notifications for changes between two trait collections of the main screen.
  static func notify(of new: UITraitCollection, after old: UITraitCollection) {
    if new.legibilityWeight != old.legibilityWeight {
      notify(boldTextStatusDidChangeNotification)
    }
    if new.accessibilityContrast != old.accessibilityContrast {
      notify(darkerSystemColorsStatusDidChangeNotification)
    }
  }
}
