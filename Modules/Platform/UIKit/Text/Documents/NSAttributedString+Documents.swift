public import Foundation

extension NSAttributedString {
  /// The kind of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes the kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes the kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType("NSPlainText")
    /// HTML.
    public static let html = DocumentType("NSHTML")
  }

  /// What may be said of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes the key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind, a ``NSAttributedString/DocumentType``; without it, the document is looked at.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How letters are encoded, the raw value of a `String.Encoding`.
    ///
    /// Without it HTML is what it says of itself, and else Windows' Latin, not UTF-8; plain text is
    /// UTF-8, or Windows' Latin where it cannot be that.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What is known of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes the key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind, a ``NSAttributedString/DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// How letters are encoded, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The distance between tabs of paragraphs that name none, in points.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
  }

  /// Reads a document: plain text or HTML.
  ///
  /// Of HTML, the text has the fonts, colors, lines under and through letters, links, paragraphs,
  /// lists and images of the document, by its style sheets. Text that names no font is Times, 12
  /// points, where that or one like it is installed. Nothing is loaded from the network: images are
  /// those in the document itself (`data:`) and in files.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: What is known of it.
  ///   - dict: Where the attributes of the document are put, by the raw values of
  ///     ``DocumentAttributeKey``.
  /// - Throws: An error of Cocoa for a kind of document that cannot be read.
  public convenience init(
    data: Data,
    options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// Reads a document from a file.
  public convenience init(
    url: URL,
    options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil {
      switch url.pathExtension.lowercased() {
      case "html", "htm", "xhtml": options[.documentType] = DocumentType.html
      case "txt", "text": options[.documentType] = DocumentType.plain
      default: break
      }
    }
    try self.init(
      data: Data(contentsOf: url),
      options: options,
      documentAttributes: dict
    )
  }

  /// A part of the text as a document: plain text or HTML.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - dict: The kind of document, ``DocumentAttributeKey/documentType``, and for plain text the
  ///     encoding of letters; plain text in UTF-8 where they are not given.
  /// - Returns: The document.
  /// - Throws: An error of Cocoa for a kind of document that cannot be written, and for letters
  ///   that the encoding lacks.
  public func data(
    from range: NSRange,
    documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = attributedSubstring(from: range)
    switch TextDocument.type(of: dict[.documentType]) ?? .plain {
    case .plain:
      let encoding = TextDocument.encoding(of: dict[.characterEncoding]) ?? .utf8
      guard let data = part.string.data(using: encoding) else {
        throw CocoaError(.fileWriteInapplicableStringEncoding)
      }
      return data
    case .html: return Data(HTMLWriter.html(of: part).utf8)
    // Cocoa's `NSTextWriteInapplicableDocumentTypeError`.
    default: throw CocoaError(CocoaError.Code(rawValue: 66062))
    }
  }
}

extension NSMutableAttributedString {
  /// Replaces the text by a document, as `init(data:options:documentAttributes:)` reads it.
  public func read(
    from data: Data,
    options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, opts)
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }
}
