import Foundations
import MomentsGallery
import MomentsLanguage
import UIKit

/// The settings in which components are shown.
struct GallerySettings: Equatable {
  /// The layout direction.
  enum Direction: String, CaseIterable {
    case ofLanguage = "as the language"
    case leftToRight = "left to right"
    case rightToLeft = "right to left"
  }

  var style = UIUserInterfaceStyle.unspecified
  var language = AppLanguage.english
  var direction = Direction.ofLanguage
  var contentSize = UIContentSizeCategory.large
  /// Unspecified in a window follows the desktop.
  var contrast = UIAccessibilityContrast.unspecified
  var width: CGFloat = 390
  var config = GalleryEnvironment.Config.standard

  var isRightToLeft: Bool {
    switch direction {
    case .ofLanguage: language.isRightToLeft
    case .leftToRight: false
    case .rightToLeft: true
    }
  }

  func environment(_ loader: ImageLoader) -> GalleryEnvironment {
    GalleryEnvironment(language: language, width: width, config: config, imageLoader: loader)
  }

  static let styles: [(name: String, style: UIUserInterfaceStyle)] = [
    ("as the desktop", .unspecified), ("light", .light), ("dark", .dark),
  ]

  static let contrasts: [(name: String, contrast: UIAccessibilityContrast)] = [
    ("as the desktop", .unspecified), ("normal", .normal), ("high", .high),
  ]

  static let widths: [CGFloat] = [320, 390, 640, 1024]

  static let contentSizes: [(name: String, category: UIContentSizeCategory)] = [
    ("extra-small", .extraSmall), ("large", .large),
    ("extra-extra-extra-large", .extraExtraExtraLarge),
    ("accessibility-large", .accessibilityLarge),
    ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
  ]

  static var contentSizeNames: String { contentSizes.map(\.name).joined(separator: ", ") }

  static var languageTags: String {
    AppLanguage.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
