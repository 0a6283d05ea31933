public import Foundation
public import UIKit

/// A label whose text may contain images that are loaded: custom emoji.
///
/// Each image has a placeholder from the start, an ``ImageAttachment``, and is drawn there once it
/// is loaded, without a new layout. An image that cannot be loaded shows a symbol. A label that
/// gets a new text releases the images of the old one.
open class ImageLabel: UILabel {
  /// Loads the images; without one, they are loaded by that of the nearest ``ImageLoaderOwner``.
  ///
  /// If there is none either, the placeholders stay empty.
  public var imageLoader: ImageLoader?

  /// Whether images wait for the loader of the views around the label.
  private var isWaitingForLoader = false

  /// Makes the text with its images for traits; nil if the text is plain, or was set directly.
  private var styledText: ((UITraitCollection) -> NSAttributedString)?
  private var loads: [ImageRequest: Task<Void, Never>] = [:]
  private var player: ImagePlayer?
  /// Whether the text has an image that may be animated; cached because it is read for every row
  /// that scrolls below the pointer.
  private var mayMove = false

  /// Whether animated images play: only while the reader requests it.
  ///
  /// Lists set it for the row under the pointer, and for the one with an open menu.
  public var playsImages = false {
    didSet {
      if playsImages != oldValue { restartPlaying() }
    }
  }

  /// Shows a text with images, and updates it when the reader's text size changes.
  ///
  /// - Parameter styled: Makes the text for traits: fonts, and images of the same height.
  public func show(_ styled: @escaping (UITraitCollection) -> NSAttributedString) {
    attributedText = styled(traitCollection)
    styledText = styled
  }

  /// The text; setting it releases the images.
  open override var text: String? {
    get { super.text }
    set {
      styledText = nil
      super.text = newValue
      if !loads.isEmpty { cancelLoads() }
      mayMove = false
      if player != nil { restartPlaying() }
    }
  }

  /// The text with attributes; setting it loads its images.
  open override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set {
      styledText = nil
      super.attributedText = newValue
      loadImages()
      if playsImages { restartPlaying() }
    }
  }

  /// The label that is set, or the text with the texts of images.
  open override var accessibilityLabel: String? {
    get {
      let label = super.accessibilityLabel
      guard label?.contains("\u{FFFC}") == true, let text = attributedText, label == text.string
      else { return label }
      return text.words
    }
    set { super.accessibilityLabel = newValue }
  }

  /// Updates the text and its images for the content size category.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    guard let styledText,
      traits.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        || traits.displayScale != previousTraitCollection?.displayScale
    else { return }
    show(styledText)
  }

  /// Loads the images that waited for the loader of the views around it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isWaitingForLoader, window != nil { loadImages() }
  }

  // MARK: Images

  private func loadImages() {
    var requested: Set<ImageRequest> = []
    let images = attributedText?.images ?? []
    mayMove = images.contains { $0.movingRequest != nil }
    let imageLoader = images.isEmpty ? nil : imageLoader ?? inheritedImageLoader
    isWaitingForLoader = imageLoader == nil && !images.isEmpty
    for attachment in images where attachment.still == nil {
      if let image = imageLoader?.cachedImage(for: attachment.request) {
        attachment.still = image
      } else {
        requested.insert(attachment.request)
      }
    }
    for (request, load) in loads where !requested.contains(request) {
      load.cancel()
      loads[request] = nil
    }
    guard let imageLoader else { return }
    for request in requested where loads[request] == nil {
      loads[request] = Task { [weak self] in
        let image = try? await imageLoader.image(for: request)
        guard !Task.isCancelled else { return }
        self?.draw(image ?? Self.missing, for: request)
      }
    }
  }

  /// The symbol of an image that cannot be loaded.
  private static var missing: UIImage? { UIImage(systemName: "photo") }

  private func draw(_ image: UIImage?, for request: ImageRequest) {
    loads[request] = nil
    for attachment in attributedText?.images ?? [] where attachment.request == request {
      attachment.still = image
    }
    setNeedsDisplay()
  }

  private func restartPlaying() {
    player?.stop()
    player = nil
    guard playsImages, mayMove, let imageLoader = imageLoader ?? inheritedImageLoader else {
      return
    }
    let moving = (attributedText?.images ?? []).filter { $0.movingRequest != nil }
    player = ImagePlayer(moving, loader: imageLoader) { [weak self] in self?.setNeedsDisplay() }
  }

  private func cancelLoads() {
    for load in loads.values { load.cancel() }
    loads = [:]
  }
}

extension NSAttributedString {
  /// The images in the text, in order; O(runs).
  var images: [ImageAttachment] {
    guard string.utf8.contains(0xEF) else { return [] }
    var found: [ImageAttachment] = []
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, _, _ in
      if let image = value as? ImageAttachment { found.append(image) }
    }
    return found
  }

  /// The text for assistive technologies, with the texts of images.
  var words: String {
    var result = ""
    var isAfterImage = false
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      if let image = value as? ImageAttachment {
        if isAfterImage { result += " " }
        result += Array(repeating: image.words, count: range.length).joined(separator: " ")
        isAfterImage = true
      } else {
        result += attributedSubstring(from: range).string
        isAfterImage = false
      }
    }
    return result
  }
}
