import Foundation

extension SystemWords {
  /// The words in the language of the view's screen.
  @MainActor package init(of view: UIView) {
    self.init(language: view.window?.screen.language ?? "en")
  }

  /// Formats a fraction as a percentage, in the language of the view's screen.
  @MainActor static func percent(_ fraction: CGFloat, of view: UIView) -> String {
    let style = FloatingPointFormatStyle<Double>.Percent(
      locale: Locale(identifier: view.window?.screen.language ?? "en")
    )
    return Double(fraction).formatted(style.precision(.fractionLength(0)))
  }
}
