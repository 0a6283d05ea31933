public import UIKit

extension UIConfigurationTextAttributesTransformer {
  /// Shows the title of a button in a font that depends on the content size.
  public static func font(_ font: @escaping @MainActor @Sendable () -> UIFont) -> Self {
    Self {
      var attributes = $0
      // Buttons are configured on the main actor.
      attributes.font = MainActor.assumeIsolated { font() }
      return attributes
    }
  }
}
