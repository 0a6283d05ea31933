import Foundations
public import MomentsLanguage
public import ScreenTesting
public import UIKit

extension ScreenTraits {
  /// The same environment, from right to left where a language is written so.
  public func reading(_ language: AppLanguage) -> ScreenTraits {
    var traits = self
    traits.isRightToLeft = language.isRightToLeft
    return traits
  }
}

extension Screen {
  /// Shows a controller to a reader of a language, when its images are loaded and nothing moves.
  public static func showing(
    _ traits: ScreenTraits,
    in language: AppLanguage,
    _ makeRoot: @escaping @MainActor () -> UIViewController
  ) async -> Screen {
    let screen = Screen(
      traits: traits.reading(language),
      clock: HeadlessClock(),
      showing: makeRoot
    )
    screen.work = [{ await Rows.loader.waitUntilIdle() }]
    screen.language = language.rawValue
    await screen.settle()
    await screen.advance(by: 1)
    return screen
  }
}
