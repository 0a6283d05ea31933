public import Foundation

/// The copied data, shared with other programs through the host.
///
/// Without a desktop, each host has a separate pasteboard.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard for cut and copied content.
  open class var general: UIPasteboard { UIScreen.running.pasteboard }

  /// The uniform type identifier of plain text.
  private static let text = "public.utf8-plain-text"

  /// The uniform type identifier of files: their URLs, one per line.
  private static let file = "public.file-url"

  /// The uniform type identifiers of images.
  private static let images = ["public.png", "public.jpeg", "org.webmproject.webp"]

  private var items: [String: Data] = [:]

  /// The text with the attributes that it had where this program copied it; nil if something else
  /// was copied.
  private(set) final var attributedText: NSAttributedString?

  /// Called when the program writes to the pasteboard; a host passes the data to the desktop.
  package final var onWrite: (() -> Void)?

  override init() { super.init() }

  /// The number of changes.
  open private(set) var changeCount: Int = 0

  /// The text; nil if there is none.
  open var string: String? {
    get { items[Self.text].map { String(decoding: $0, as: UTF8.self) } }
    set {
      replace(with: newValue.map { [Self.text: Data($0.utf8)] } ?? [:])
      onWrite?()
    }
  }

  /// Replaces the content by a text; other programs are given it without attributes.
  final func copy(_ text: NSAttributedString) {
    string = text.string
    attributedText = text
  }

  /// Whether there is text.
  open var hasStrings: Bool { items[Self.text] != nil }

  /// The texts; at most one.
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// The URL; nil if there is none.
  open var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is a URL.
  open var hasURLs: Bool { url != nil }

  /// The image; nil if there is none.
  open var image: UIImage? {
    get {
      // A lazy sequence's `first` would decode twice: to find the element and to read it.
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

  /// Returns the data of a uniform type identifier such as `public.png`.
  open func data(forPasteboardType pasteboardType: String) -> Data? { items[pasteboardType] }

  /// Replaces the content by data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    replace(with: [pasteboardType: data])
    onWrite?()
  }

  /// The uniform type identifiers of the content.
  open var types: [String] { items.keys.sorted() }

  /// Whether there is data of any of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { items[$0] != nil }
  }

  /// Adopts text that another program copied, nil if it is no text, and the files that it
  /// represents.
  package final func adopt(text: String?, files: [URL] = []) {
    var new = text.map { [Self.text: Data($0.utf8)] } ?? [:]
    if !files.isEmpty {
      new[Self.file] = Data(files.map(\.absoluteString).joined(separator: "\n").utf8)
    }
    replace(with: new)
  }

  /// Adopts data that another program copied.
  package final func adopt(_ data: Data, type: String) { replace(with: [type: data]) }

  private func replace(with newItems: [String: Data]) {
    items = newItems
    attributedText = nil
    changeCount += 1
  }
}
