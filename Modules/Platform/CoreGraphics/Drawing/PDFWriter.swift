internal import CCairo
package import Foundation

/// Writes a PDF document page by page, with shapes and text in vector form.
///
/// Blurred shadows become images of one pixel per point. It must not be shared between threads.
package final class PDFWriter {
  private final class Output {
    var data = Data()
  }

  private let output = Output()
  private var canvas: CairoCanvas?
  private var hasPage = false

  /// Begins a document; nil if memory cannot be allocated.
  ///
  /// - Parameter information: Title, author and other values by the keys `kCGPDFContextTitle` etc.
  package init?(information: [String: String]) {
    let owner = Unmanaged.passUnretained(output).toOpaque()
    let surface = cairo_pdf_surface_create_for_stream(
      { owner, bytes, count in
        guard let owner, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let output = Unmanaged<Output>.fromOpaque(owner).takeUnretainedValue()
        output.data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      },
      owner,
      1,
      1
    )
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let canvas = CairoCanvas(vectorSurface: surface)
    else { return nil }
    // Nothing here needs a newer one. Later versions hide objects in compressed streams, where
    // other programs cannot see titles and links.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    self.canvas = canvas
    let names: [(String, cairo_pdf_metadata_t)] = [
      (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE),
      (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
      (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
      (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
      (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ]
    for (name, kind) in names {
      if let text = information[name] { cairo_pdf_surface_set_metadata(surface, kind, text) }
    }
  }

  /// Begins a page with a size in points; subsequent drawing goes to it.
  package func beginPage(size: CGSize) {
    guard let canvas else { return }
    if hasPage { cairo_show_page(canvas.context) }
    hasPage = true
    cairo_pdf_surface_set_size(canvas.surface, Double(size.width), Double(size.height))
  }

  /// Draws in the page, whose upper left corner corresponds to `origin` in the space of the
  /// drawing.
  package func draw(_ list: DisplayList, origin: CGPoint) {
    guard let canvas, hasPage else { return }
    canvas.save()
    canvas.concatenate(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    canvas.draw(list)
    canvas.restore()
  }

  /// Adds a link from a rectangle of the page, in coordinates from its upper left corner.
  package func addLink(_ link: String, in rect: CGRect) {
    tag(CAIRO_TAG_LINK, "rect=[\(numbers(rect))] uri='\(quoted(link))'")
  }

  /// Adds a link from a rectangle of the page to a named destination of the document.
  package func addLink(toDestination name: String, in rect: CGRect) {
    tag(CAIRO_TAG_LINK, "rect=[\(numbers(rect))] dest='\(quoted(name))'")
  }

  /// Adds a named destination at a point of the page.
  package func addDestination(_ name: String, at point: CGPoint) {
    tag(CAIRO_TAG_DEST, "name='\(quoted(name))' x=\(point.x) y=\(point.y)")
  }

  /// Ends the document.
  ///
  /// - Returns: The data of the file.
  package func finish() -> Data {
    if let canvas, hasPage { cairo_show_page(canvas.context) }
    canvas = nil
    return output.data
  }

  private func tag(_ name: String, _ attributes: String) {
    guard let canvas, hasPage else { return }
    cairo_tag_begin(canvas.context, name, attributes)
    cairo_tag_end(canvas.context, name)
  }

  private func numbers(_ rect: CGRect) -> String {
    "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
  }

  private func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}

/// The key for the title of a document.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key for the author of a document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key for the subject of a document.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key for the keywords of a document.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key for the program that created a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
