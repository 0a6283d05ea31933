public import CoreGraphics
public import Foundation

/// How a renderer of documents draws.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and the like, by the constants `kCGPDFContextTitle`, `kCGPDFContextAuthor`,
  /// `kCGPDFContextSubject`, `kCGPDFContextKeywords` and `kCGPDFContextCreator`, each with a text;
  /// several keywords may be an array of texts.
  ///
  /// Passwords and permissions are left out.
  open var documentInfo: [String: Any] = [:]

  /// Makes a format without information.
  public override init() { super.init() }

  /// A copy of the format.
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
///     let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842))
///     let data = renderer.pdfData { context in
///       context.beginPage()
///       "Title".draw(at: CGPoint(x: 72, y: 72), withAttributes: nil)
///     }
///
/// Text stays text, and shapes stay shapes. A blurred shadow becomes an image.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let documentFormat: UIGraphicsPDFRendererFormat

  /// Makes a renderer of documents whose pages are as large as the bounds, in points of 1/72 inch,
  /// unless they say otherwise.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    documentFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Makes a renderer of documents with a usual format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// The document that a closure draws, as the data of a file.
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

/// What the closure of a renderer of documents draws in.
///
/// Begin a page before drawing: what is drawn before is left out.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let writer: PDFWriter
  private var page: CGRect
  private var isInPage = false
  /// Links and places of the page, which follow what is drawn.
  private var marks: [(PDFWriter, CGPoint) -> Void] = []

  init(writer: PDFWriter, format: UIGraphicsRendererFormat) {
    self.writer = writer
    page = format.bounds
    super.init(cgContext: CGContext(recordingInto: format.bounds), format: format)
  }

  /// The bounds of the page, in points.
  open var pdfContextBounds: CGRect { page }

  /// Begins a page as large as the bounds of the renderer.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page of other bounds, in points.
  ///
  /// - Parameters:
  ///   - bounds: The bounds; an empty rectangle stands for those of the renderer.
  ///   - pageInfo: What else is to be said of the page, which is left out.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    page = bounds.isEmpty ? format.bounds : bounds
    isInPage = true
    context = CGContext(recordingInto: page)
    UIGraphicsPopContext()
    UIGraphicsPushContext(context)
    writer.beginPage(size: page.size)
  }

  /// Makes a rectangle of the page open a link.
  open func setURL(_ url: URL, for rect: CGRect) {
    marks.append { $0.addLink(url.absoluteString, in: rect.offsetBy(dx: -$1.x, dy: -$1.y)) }
  }

  /// Names a point of the page, to which ``setDestinationWithName(_:for:)`` leads.
  open func addDestination(withName name: String, at point: CGPoint) {
    marks.append { $0.addPlace(name, at: CGPoint(x: point.x - $1.x, y: point.y - $1.y)) }
  }

  /// Makes a rectangle of the page lead to a point that has a name.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    marks.append { $0.addLink(toPlace: name, in: rect.offsetBy(dx: -$1.x, dy: -$1.y)) }
  }

  /// Writes what was drawn in the page.
  fileprivate final func endPage() {
    guard isInPage else { return }
    isInPage = false
    writer.draw(context.takeDisplayList(), origin: page.origin)
    for mark in marks { mark(writer, page.origin) }
    marks = []
  }
}
