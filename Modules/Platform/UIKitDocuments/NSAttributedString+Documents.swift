public import Foundation
public import UIKitCore

extension NSAttributedString {
  /// The format that a document is read from or written in.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Characters without attributes.
    public static let plain = DocumentType("NSPlainText")
    /// A web page, whose elements become attributes.
    public static let html = DocumentType("NSHTML")
  }

  /// Names what a program specifies about a document before it is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ``NSAttributedString/DocumentType``; detected from the data if it is missing.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The character encoding, the raw value of a `String.Encoding`.
    ///
    /// If it is missing, HTML uses its declared encoding or Windows-1252; plain text uses UTF-8, or
    /// Windows-1252 if it is not valid UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Names what is known of a document besides its text.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ``NSAttributedString/DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The character encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The default tab interval of paragraphs, in points.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
  }

  /// Makes an attributed string of a document: plain text or HTML.
  ///
  /// HTML is read with its style sheets: fonts, colors, underlines and strikethroughs, links,
  /// paragraph styles, lists and images. Text without a font is in 12 points Times, or a
  /// substitute. Nothing is loaded from the network: images are those in the document itself
  /// (`data:`) and in files.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The options.
  ///   - dict: Receives the attributes of the document, by the raw values of
  ///     ``DocumentAttributeKey``.
  /// - Throws: A `CocoaError` if the document type cannot be read.
  public convenience init(
    data: Data,
    options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// Makes an attributed string of a document in a file.
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

  /// Returns a range of the text as a document: plain text or HTML.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - dict: The document type, ``DocumentAttributeKey/documentType``, and for plain text the
  ///     character encoding; plain text in UTF-8 by default.
  /// - Returns: The document.
  /// - Throws: A `CocoaError` if the document type cannot be written, or if the encoding lacks a
  ///   character.
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
  /// Replaces the text with a document, read as by `init(data:options:documentAttributes:)`.
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
