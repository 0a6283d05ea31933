import DesignKit
public import Foundation
public import UIKit

/// A label whose text may hold images that are loaded: custom emoji.
///
/// Each has its place from the start, a ``ImageAttachment``, and is drawn there when it comes:
/// nothing is laid out again. One that cannot be had shows a sign. A label that gets another text
/// lets go of the images of the one before.
open class ImageLabel: UILabel {
  /// Loads the images; without one their places stay empty.
  public var imageLoader: ImageLoader?

  /// The text with its images in fonts for traits; nil where the text is plain, or was set as it
  /// is.
  private var styledText: ((UITraitCollection) -> NSAttributedString)?
  private var loads: [ImageRequest: Task<Void, Never>] = [:]
  private var player: ImagePlayer?
  /// Whether the text has an image that may move: most have none, and rows under a pointer that
  /// scroll by ask each time.
  private var mayMove = false

  /// Whether images that can move do: as long as the reader asks for it.
  ///
  /// Lists do it for the row under the pointer, and for the one whose menu is open.
  public var playsImages = false {
    didSet {
      if playsImages != oldValue { restartPlaying() }
    }
  }

  /// Shows a text with images, and shows it again when the reader's text size changes.
  ///
  /// - Parameter styled: Makes the text for traits: fonts, and images as high as those.
  public func show(_ styled: @escaping (UITraitCollection) -> NSAttributedString) {
    attributedText = styled(traitCollection)
    styledText = styled
  }

  /// The words; setting them lets go of images.
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

  /// The words with attributes; setting them loads what images they have.
  open override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set {
      styledText = nil
      super.attributedText = newValue
      loadImages()
      if playsImages { restartPlaying() }
    }
  }

  /// The words, unless others are set; images by what they are called.
  open override var accessibilityLabel: String? {
    get {
      let label = super.accessibilityLabel
      guard label?.contains("\u{FFFC}") == true, let text = attributedText, label == text.string
      else { return label }
      return text.words
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The text and its images follow the reader's text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    guard let styledText,
      traits.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        || traits.displayScale != previousTraitCollection?.displayScale
    else { return }
    show(styledText)
  }

  // MARK: Images

  private func loadImages() {
    var wanted: Set<ImageRequest> = []
    let images = attributedText?.images ?? []
    mayMove = images.contains { $0.movingRequest != nil }
    for attachment in images where attachment.still == nil {
      if let image = imageLoader?.cachedImage(for: attachment.request) {
        attachment.still = image
      } else {
        wanted.insert(attachment.request)
      }
    }
    for (request, load) in loads where !wanted.contains(request) {
      load.cancel()
      loads[request] = nil
    }
    guard let imageLoader else { return }
    for request in wanted where loads[request] == nil {
      loads[request] = Task { [weak self] in
        let image = try? await imageLoader.image(for: request)
        guard !Task.isCancelled else { return }
        self?.draw(image ?? Self.missing, for: request)
      }
    }
  }

  /// What stands for an image that cannot be had.
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
    guard playsImages, mayMove, let imageLoader else { return }
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

  /// The text as it is read aloud: images by what they are called.
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
