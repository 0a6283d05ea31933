import DesignKit
public import Foundation
public import UIKit

/// A label whose text may hold pictures that are loaded: custom emoji.
///
/// Each has its place from the start, a ``PictureAttachment``, and is drawn there when it comes:
/// nothing is laid out again. One that cannot be had shows a sign. A label that gets another text
/// lets go of the pictures of the one before.
open class PictureLabel: UILabel {
  /// Loads the pictures; without one their places stay empty.
  public var imageLoader: ImageLoader?

  /// The text with its pictures in fonts for traits; nil where the text is plain, or was set as it
  /// is.
  private var styledText: ((UITraitCollection) -> NSAttributedString)?
  private var loads: [ImageRequest: Task<Void, Never>] = [:]
  private var player: PicturePlayer?
  /// Whether the text has a picture that may move: most have none, and rows under a pointer that
  /// scroll by ask each time.
  private var mayMove = false

  /// Whether pictures that can move do: as long as the reader asks for it.
  ///
  /// Lists do it for the row under the pointer, and for the one whose menu is open.
  public var playsPictures = false {
    didSet {
      if playsPictures != oldValue { restartPlaying() }
    }
  }

  /// Shows a text with pictures, and shows it again when the reader's text size changes.
  ///
  /// - Parameter styled: Makes the text for traits: fonts, and pictures as high as those.
  public func show(_ styled: @escaping (UITraitCollection) -> NSAttributedString) {
    attributedText = styled(traitCollection)
    styledText = styled
  }

  /// The words; setting them lets go of pictures.
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

  /// The words with attributes; setting them loads what pictures they have.
  open override var attributedText: NSAttributedString? {
    get { super.attributedText }
    set {
      styledText = nil
      super.attributedText = newValue
      loadPictures()
      if playsPictures { restartPlaying() }
    }
  }

  /// The words, unless others are set; pictures by what they are called.
  open override var accessibilityLabel: String? {
    get {
      let label = super.accessibilityLabel
      guard label?.contains("\u{FFFC}") == true, let text = attributedText, label == text.string
      else { return label }
      return text.words
    }
    set { super.accessibilityLabel = newValue }
  }

  /// The text and its pictures follow the reader's text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection
    guard let styledText,
      traits.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        || traits.displayScale != previousTraitCollection?.displayScale
    else { return }
    show(styledText)
  }

  // MARK: Pictures

  private func loadPictures() {
    var wanted: Set<ImageRequest> = []
    let pictures = attributedText?.pictures ?? []
    mayMove = pictures.contains { $0.movingRequest != nil }
    for attachment in pictures where attachment.still == nil {
      if let picture = imageLoader?.cachedImage(for: attachment.request) {
        attachment.still = picture
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
        let picture = try? await imageLoader.image(for: request)
        guard !Task.isCancelled else { return }
        self?.draw(picture ?? Self.missing, for: request)
      }
    }
  }

  /// What stands for a picture that cannot be had.
  private static var missing: UIImage? { UIImage(systemName: "photo") }

  private func draw(_ picture: UIImage?, for request: ImageRequest) {
    loads[request] = nil
    for attachment in attributedText?.pictures ?? [] where attachment.request == request {
      attachment.still = picture
    }
    setNeedsDisplay()
  }

  private func restartPlaying() {
    player?.stop()
    player = nil
    guard playsPictures, mayMove, let imageLoader else { return }
    let moving = (attributedText?.pictures ?? []).filter { $0.movingRequest != nil }
    player = PicturePlayer(moving, loader: imageLoader) { [weak self] in self?.setNeedsDisplay() }
  }

  private func cancelLoads() {
    for load in loads.values { load.cancel() }
    loads = [:]
  }
}

extension NSAttributedString {
  /// The pictures in the text, in order; O(runs).
  var pictures: [PictureAttachment] {
    guard string.utf8.contains(0xEF) else { return [] }
    var found: [PictureAttachment] = []
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, _, _ in
      if let picture = value as? PictureAttachment { found.append(picture) }
    }
    return found
  }

  /// The text as it is read aloud: pictures by what they are called.
  var words: String {
    var result = ""
    var isAfterPicture = false
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      if let picture = value as? PictureAttachment {
        if isAfterPicture { result += " " }
        result += Array(repeating: picture.words, count: range.length).joined(separator: " ")
        isAfterPicture = true
      } else {
        result += attributedSubstring(from: range).string
        isAfterPicture = false
      }
    }
    return result
  }
}
