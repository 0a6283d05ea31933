public import Foundation

/// The forms that an image has for different traits, such as one for light and one for dark.
///
/// Image views show the form that their traits ask for. Every image has an asset,
/// ``UIImage/imageAsset``, to which others are added.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Unchecked: the lock guards what changes.
  private let lock = NSLock()
  private var forms: [(traits: UITraitCollection, image: UIImage)] = []
  private let files: ImageVariants?

  /// Creates an asset without images.
  public override init() {
    files = nil
    super.init()
  }

  init(files: ImageVariants?) {
    self.files = files
    super.init()
  }

  /// Adds a form of the image, or replaces the one for the same traits.
  ///
  /// Traits that are left open are those that the form is for whatever they are.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let plain = image.changing { $0.asset = nil }
    lock.withLock {
      forms.removeAll { $0.traits == traitCollection }
      forms.append((traitCollection, plain))
    }
  }

  /// Adds a form of the image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes the form back that was added for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    lock.withLock { forms.removeAll { $0.traits == traitCollection } }
  }

  /// Takes the form back that was added for the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image as traits have it; views with other traits show it as those do.
  ///
  /// An image without size for an asset without images.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let image = form(for: traitCollection)?.changing { $0.asset = self }
    return image ?? UIImage()
  }

  /// The image as the traits of a configuration have it.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let image = image(with: configuration.traitCollection ?? UITraitCollection())
    return image.isSymbolImage ? image.withConfiguration(configuration) : image
  }

  /// The form that suits traits best: of those that contradict none of them, the one that was
  /// added for most; else the first.
  func form(for traits: UITraitCollection) -> UIImage? {
    let forms = lock.withLock { self.forms }
    let fitting = forms.filter { traits.containsTraits(in: $0.traits) }
    let best = fitting.max { one, other in
      !one.traits.containsTraits(in: other.traits)
    }
    // Of forms for traits that do not exclude each other, such as style and scale, the later.
    if let best, best.traits != UITraitCollection() { return best.image }
    if let content = files?.content(for: traits) {
      var values = ImageValues(content: content.0, scale: content.1)
      values.renderingMode = files?.renderingMode ?? .automatic
      return UIImage(values)
    }
    return best?.image ?? forms.first?.image
  }

  /// Whether there is more than one form.
  var isDynamic: Bool {
    let count = lock.withLock { forms.count }
    return files != nil || count > 1
  }
}
