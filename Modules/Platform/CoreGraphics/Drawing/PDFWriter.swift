internal import CCairo
package import Foundation

/// Writes a PDF document, page by page: shapes stay shapes, and text stays text.
///
/// Blurred shadows become images of one pixel a point. Not to be shared between threads.
package final class PDFWriter {
  private final class Output {
    var data = Data()
  }

  private let output = Output()
  private var canvas: CairoCanvas?
  private var hasPage = false

  /// Begins a document; nil where there is no memory for it.
  ///
  /// - Parameter information: Title, author and the like, by the names of the constants
  ///   `kCGPDFContextTitle` and others.
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

  /// Begins a page of a size in points; what is drawn goes there.
  package func beginPage(size: CGSize) {
    guard let canvas else { return }
    if hasPage { cairo_show_page(canvas.context) }
    hasPage = true
    cairo_pdf_surface_set_size(canvas.surface, Double(size.width), Double(size.height))
  }

  /// Draws in the page, whose upper left corner is at a point of the drawing's space.
  package func draw(_ list: DisplayList, origin: CGPoint) {
    guard let canvas, hasPage else { return }
    canvas.save()
    canvas.concatenate(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    canvas.draw(list)
    canvas.restore()
  }

  /// Makes a rectangle of the page, from its upper left corner, lead to a link.
  package func addLink(_ link: String, in rect: CGRect) {
    tag(CAIRO_TAG_LINK, "rect=[\(numbers(rect))] uri='\(quoted(link))'")
  }

  /// Makes a rectangle of the page lead to a place of the document.
  package func addLink(toPlace name: String, in rect: CGRect) {
    tag(CAIRO_TAG_LINK, "rect=[\(numbers(rect))] dest='\(quoted(name))'")
  }

  /// Names a point of the page.
  package func addPlace(_ name: String, at point: CGPoint) {
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

/// Names the title of a document.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Names the author of a document.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// Names the subject of a document.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Names the words that a document is found by.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// Names the program that made a document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
