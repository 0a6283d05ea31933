public import Foundation

/// What was copied, for this program and, through the host, for others.
///
/// A host without a desktop has a pasteboard of its own.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard of what the user cuts and copies.
  open class var general: UIPasteboard { UIScreen.running.pasteboard }

  /// The kind of plain text, as a uniform type identifier.
  private static let text = "public.utf8-plain-text"

  /// The kind of files, as a uniform type identifier: their addresses, one a line.
  private static let file = "public.file-url"

  /// The kinds of images, as uniform type identifiers.
  private static let images = ["public.png", "public.jpeg", "org.webmproject.webp"]

  private var items: [String: Data] = [:]
  private var count = 0

  /// Notified of what the program copies: a host hands it to the desktop.
  package final var onWrite: (() -> Void)?

  override init() { super.init() }

  /// Grows by one with every change.
  open var changeCount: Int { count }

  /// The text; nil without any.
  open var string: String? {
    get { items[Self.text].map { String(decoding: $0, as: UTF8.self) } }
    set {
      replace(with: newValue.map { [Self.text: Data($0.utf8)] } ?? [:])
      onWrite?()
    }
  }

  /// Whether there is text.
  open var hasStrings: Bool { items[Self.text] != nil }

  /// The texts: the one there is.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The link; nil without any.
  open var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is a link.
  open var hasURLs: Bool { url != nil }

  /// The image; nil without any.
  open var image: UIImage? {
    get {
      // The first of a lazy sequence would be decoded twice: once to find it and once to read it.
      for type in Self.images {
        if let image = items[type].flatMap({ UIImage(data: $0) }) { return image }
      }
      return nil
    }
    set {
      replace(with: newValue?.pngData().map { [Self.images[0]: $0] } ?? [:])
      onWrite?()
    }
  }

  /// Whether there is an image.
  open var hasImages: Bool { Self.images.contains { items[$0] != nil } }

  /// The data of a kind, named by a uniform type identifier such as `public.png`.
  open func data(forPasteboardType pasteboardType: String) -> Data? { items[pasteboardType] }

  /// Puts data of a kind in the place of all there is.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replace(with: [pasteboardType: data])
    onWrite?()
  }

  /// The kinds of data there are, as uniform type identifiers.
  open var types: [String] { items.keys.sorted() }

  /// Whether there is data of one of the kinds.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items[$0] != nil }
  }

  /// Takes over text that another program copied, nil for what is no text; and the files that it
  /// stands for.
  package final func take(text: String?, files: [URL] = []) {
    var new = text.map { [Self.text: Data($0.utf8)] } ?? [:]
    if !files.isEmpty {
      new[Self.file] = Data(files.map(\.absoluteString).joined(separator: "\n").utf8)
    }
    replace(with: new)
  }

  /// Takes over data of a kind that another program copied.
  package final func take(_ data: Data, type: String) { replace(with: [type: data]) }

  private func replace(with newItems: [String: Data]) {
    items = newItems
    count += 1
  }
}
