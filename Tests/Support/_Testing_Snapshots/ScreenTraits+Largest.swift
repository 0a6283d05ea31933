public import ScreenTesting
public import UIKit

extension ScreenTraits {
  /// The narrowest phone with the largest text, as high as what it shows.
  public static func largest(height: CGFloat) -> ScreenTraits {
    ScreenTraits(
      size: CGSize(width: 320, height: height),
      contentSize: .accessibilityExtraExtraExtraLarge
    )
  }
}
