import MomentsContracts
public import MomentsLanguage
public import ScreenTesting
import UIKit

/// The environments in which a screen or a row is drawn.
public nonisolated enum ScreenLook: String, CaseIterable, Sendable {
  case light, dark, chinese, arabic, largest, narrow, wide

  /// The language of the texts.
  public var language: AppLanguage {
    switch self {
    case .chinese: .simplifiedChinese
    case .arabic: .arabic
    case .light, .dark, .largest, .narrow, .wide: .english
    }
  }

  /// The environment: a phone, but for the narrowest and a wide screen.
  @MainActor public var traits: ScreenTraits {
    switch self {
    case .light, .chinese: ScreenTraits()
    case .dark: ScreenTraits(style: .dark)
    case .arabic: ScreenTraits(isRightToLeft: true)
    case .largest: ScreenTraits(contentSize: .accessibilityExtraExtraExtraLarge)
    case .narrow: ScreenTraits(size: CGSize(width: 320, height: 568))
    case .wide: ScreenTraits(size: CGSize(width: 1024, height: 768))
    }
  }

  /// The name of the reference of a subject in this look; the light one is that of the subject.
  public func name(of subject: String) -> String {
    self == .light ? subject : "\(subject)-\(self)"
  }
}
