public import Foundation

// Settings that a desktop does not have, or does not let programs read. They never change, so that
// their notifications are never posted.

extension UIAccessibility {
  /// Whether colors are inverted: always false.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether the screen shows grays: always false.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether the reader prefers subtitles: always false.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether both ears hear the same: always false.
  public static var isMonoAudioEnabled: Bool { false }

  /// Whether a gesture speaks the screen: always false.
  public static var isSpeakScreenEnabled: Bool { false }

  /// Whether menus speak the selection: always false.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether films may begin by themselves: always true.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// Whether switches have symbols for on and off: always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether buttons have visible shapes: always false.
  public static var buttonShapesEnabled: Bool { false }

  /// Whether color alone may not carry a meaning: always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Whether screens cross-fade in place of moving: always false.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Never posted: ``isGuidedAccessEnabled`` does not change.
  public nonisolated static var guidedAccessStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  }

  /// Never posted: ``isSwitchControlRunning`` does not change.
  public nonisolated static var switchControlStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  }

  /// Never posted: ``isAssistiveTouchRunning`` does not change.
  public nonisolated static var assistiveTouchStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  }

  /// Never posted: ``isShakeToUndoEnabled`` does not change.
  public nonisolated static var shakeToUndoDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
  }

  /// Never posted: ``isInvertColorsEnabled`` does not change.
  public nonisolated static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  }

  /// Never posted: ``isGrayscaleEnabled`` does not change.
  public nonisolated static var grayscaleStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  }

  /// Never posted: ``isClosedCaptioningEnabled`` does not change.
  public nonisolated static var closedCaptioningStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  }

  /// Never posted: ``isMonoAudioEnabled`` does not change.
  public nonisolated static var monoAudioStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
  }

  /// Never posted: ``isSpeakScreenEnabled`` does not change.
  public nonisolated static var speakScreenStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
  }

  /// Never posted: ``isSpeakSelectionEnabled`` does not change.
  public nonisolated static var speakSelectionStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  }

  /// Never posted: ``isVideoAutoplayEnabled`` does not change.
  public nonisolated static var videoAutoplayStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  }

  /// Never posted: ``isOnOffSwitchLabelsEnabled`` does not change.
  public nonisolated static var onOffSwitchLabelsDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  }

  /// Never posted: ``buttonShapesEnabled`` does not change.
  public nonisolated static var buttonShapesEnabledStatusDidChangeNotification: NSNotification.Name
  {
    NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  }
}
