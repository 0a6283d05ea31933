public import Foundation
import Locking

/// The variants of an image for different traits, such as one for light and one for dark.
///
/// Image views show the variant for their traits. Every image has an asset, ``UIImage/imageAsset``,
/// to which variants can be added.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Unchecked, because subclasses can be made; this class has no other mutable state.
  private let forms = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])
  private let files: ImageVariants?

  /// Makes an asset without images.
  public override init() {
    files = nil
    super.init()
  }

  init(files: ImageVariants?) {
    self.files = files
    super.init()
  }

  /// Adds a variant of the image, or replaces the one for the same traits.
  ///
  /// Unspecified traits match any value.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let plain = image.changing { $0.asset = nil }
    forms.withLock {
      $0.removeAll { $0.traits == traitCollection }
      $0.append((traitCollection, plain))
    }
  }

  /// Adds a variant of the image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the variant for the given traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    forms.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the variant for the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns the variant for the given traits; views with other traits show their own variant of
  /// it.
  ///
  /// Returns an image without size if the asset has no images.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let image = form(for: traitCollection)?.changing { $0.asset = self }
    return image ?? UIImage()
  }

  /// Returns the variant for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let image = image(with: configuration.traitCollection ?? UITraitCollection())
    return image.isSymbolImage ? image.withConfiguration(configuration) : image
  }

  /// The best variant for the given traits: the one that matches most of them and contradicts none,
  /// or otherwise the first.
  func form(for traits: UITraitCollection) -> UIImage? {
    let forms = forms.withLock { $0 }
    let fitting = forms.filter { traits.includes($0.traits) }
    let best = fitting.max { one, other in
      !one.traits.includes(other.traits)
    }
    // Of variants whose traits do not exclude each other, such as style and scale, the last one is
    // used.
    if let best, best.traits != UITraitCollection() { return best.image }
    if let content = files?.content(for: traits) {
      var values = ImageValues(content: content.0, scale: content.1)
      values.renderingMode = files?.renderingMode ?? .automatic
      return UIImage(values)
    }
    return best?.image ?? forms.first?.image
  }

  /// Whether there are several variants.
  package var isDynamic: Bool {
    let count = forms.withLock(\.count)
    return files != nil || count > 1
  }
}
