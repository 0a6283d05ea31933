import Foundations
import GTKHost
import MomentsGallery
import UIKit

/// The gallery in a window of the desktop.
enum GalleryWindow {
  /// Opens the window and runs until it is closed; returns the exit status of the program.
  static func run(_ options: GalleryOptions) -> Int32 {
    let model = GalleryModel(options)
    return GTKHost.run(
      title: "Gallery",
      size: CGSize(width: 820, height: 900),
      launch: GTKHost.Launch(applicationID: "io.github.moments.Gallery", isUnique: false),
      traits: { model.settings.apply(to: &$0) },
      configure: {
        UINavigationController(rootViewController: ComponentListViewController(model))
      }
    )
  }
}

/// The shared state of the window's screens.
final class GalleryModel {
  let components: [GalleryComponent]
  /// The settings in which components are shown from now on.
  var settings: GallerySettings
  let imageLoader = ImageLoader(source: PaintedImages())

  init(_ options: GalleryOptions) {
    components = options.components
    settings = options.settings
  }

  var environment: GalleryEnvironment { settings.environment(imageLoader) }
}

extension GallerySettings {
  /// Applies the settings that belong to the screen.
  func apply(to traits: inout any UIMutableTraits) {
    traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    traits.preferredContentSizeCategory = contentSize
    if contrast != .unspecified { traits.accessibilityContrast = contrast }
  }

  /// Applies the settings that belong to the window.
  func apply(to window: UIWindow) {
    window.overrideUserInterfaceStyle = style
    GTKHost.adapt { apply(to: &$0) }
  }
}
