public import CoreGraphics
public import Foundation

/// The document information of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and other information, by the constants `kCGPDFContextTitle`,
  /// `kCGPDFContextAuthor`, `kCGPDFContextSubject`, `kCGPDFContextKeywords` and
  /// `kCGPDFContextCreator`, each with a string; several keywords may be an array of strings.
  ///
  /// Passwords and permissions are ignored.
  open var documentInfo: [String: Any] = [:]

  /// Makes a format without document information.
  public override init() { super.init() }

  /// Returns a copy of the format.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }

  fileprivate final var texts: [String: String] {
    documentInfo.compactMapValues { value in
      value as? String ?? (value as? [String])?.joined(separator: ", ")
    }
  }
}

/// Draws PDF documents: a closure begins pages and draws in them.
///
/// ```swift
/// let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))
/// let data = renderer.pdfData { context in
///   context.beginPage()
///   "Title".draw(at: CGPoint(x: 72, y: 72), withAttributes: nil)
/// }
/// ```
///
/// Text stays text, and shapes stay shapes. A blurred shadow becomes an image.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let documentFormat: UIGraphicsPDFRendererFormat

  /// Makes a renderer of documents; the bounds, in points of 1/72 inch, are those of pages without
  /// their own.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    documentFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Makes a renderer of documents with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Returns the PDF data of the document that a closure draws.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    guard let writer = PDFWriter(information: documentFormat.texts) else { return Data() }
    let context = UIGraphicsPDFRendererContext(writer: writer, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    context.endPage()
    UIGraphicsPopContext()
    return writer.finish()
  }

  /// Writes the document that a closure draws to a file.
  open func writePDF(
    to url: URL,
    withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The drawing context of a PDF renderer.
///
/// Begin a page before drawing: earlier drawing is ignored.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let writer: PDFWriter
  private var page: CGRect
  private var isInPage = false
  /// Links and destinations of the page, in its final coordinates.
  private var marks: [(PDFWriter, CGPoint) -> Void] = []

  init(writer: PDFWriter, format: UIGraphicsRendererFormat) {
    self.writer = writer
    page = format.bounds
    super.init(cgContext: CGContext(recordingInto: format.bounds), format: format)
  }

  /// The bounds of the current page, in points.
  open var pdfContextBounds: CGRect { page }

  /// Begins a page with the bounds of the renderer.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page with other bounds, in points.
  ///
  /// - Parameters:
  ///   - bounds: The bounds; an empty rectangle uses those of the renderer.
  ///   - pageInfo: Additional information about the page; ignored.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    page = bounds.isEmpty ? format.bounds : bounds
    isInPage = true
    context = CGContext(recordingInto: page)
    UIGraphicsPopContext()
    UIGraphicsPushContext(context)
    writer.beginPage(size: page.size)
  }

  /// Adds a link to a rectangle of the page.
  open func setURL(_ url: URL, for rect: CGRect) {
    marks.append { $0.addLink(url.absoluteString, in: rect.offsetBy(dx: -$1.x, dy: -$1.y)) }
  }

  /// Adds a named destination at a point of the page, for ``setDestinationWithName(_:for:)``.
  open func addDestination(withName name: String, at point: CGPoint) {
    marks.append { $0.addDestination(name, at: CGPoint(x: point.x - $1.x, y: point.y - $1.y)) }
  }

  /// Adds a link from a rectangle of the page to a named destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    marks.append { $0.addLink(toDestination: name, in: rect.offsetBy(dx: -$1.x, dy: -$1.y)) }
  }

  /// Writes the drawing of the page to the document.
  fileprivate final func endPage() {
    guard isInPage else { return }
    isInPage = false
    writer.draw(context.takeDisplayList(), origin: page.origin)
    for mark in marks { mark(writer, page.origin) }
    marks = []
  }
}
