import Foundation
import Foundations
import MomentsGallery
import UIKit

/// Writes contact sheets and a page that shows them all.
struct SheetWriter {
  let options: GalleryOptions

  /// Writes one image per component, and `index.html`.
  ///
  /// - Throws: An error if something cannot be drawn or written.
  func write() async throws {
    let folder = URL(fileURLWithPath: options.output)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let loader = ImageLoader(source: PaintedImages())
    for component in options.components {
      var sheet = ContactSheet(component, in: options.settings.environment(loader))
      sheet.contentSize = options.settings.contentSize
      sheet.contrast = options.settings.contrast
      sheet.scale = options.scale
      let file = folder.appendingPathComponent(Self.fileName(component))
      guard let data = UIImage(cgImage: try await sheet.image()).pngData() else {
        throw CocoaError(.fileWriteUnknown)
      }
      try data.write(to: file)
      print(file.path)
    }
    let page = folder.appendingPathComponent("index.html")
    try Data(Self.page(options).utf8).write(to: page)
    print(page.path)
  }

  private static func fileName(_ component: GalleryComponent) -> String {
    "\(component.name.replacingOccurrences(of: " ", with: "-")).png"
  }

  // MARK: The page

  private static func page(_ options: GalleryOptions) -> String {
    let sections = options.components.map { component in
      let states = component.states.map(\.name).joined(separator: ", ")
      let name = escaped(component.name)
      let words = escaped("\(component.name) \(component.module) \(states)".lowercased())
      return """
        <section data-words="\(words)">
          <h2>\(name) <small>\(escaped(component.module)) · \(component.states.count) states</small></h2>
          <p>\(escaped(states))</p>
          <a href="\(escaped(fileName(component)))"><img src="\(escaped(fileName(component)))" alt="\(name)" loading="lazy"></a>
        </section>
        """
    }
    return head + sections.joined(separator: "\n") + tail
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static let head = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Moments: gallery</title>
    <style>
      :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
      body { max-width: 1680px; margin: 0 auto; padding: 0 24px 48px; }
      header { position: sticky; top: 0; padding: 16px 0; background: Canvas; display: flex; gap: 16px; align-items: baseline; }
      h1 { font-size: 20px; margin: 0; }
      input { flex: 1; max-width: 420px; font: inherit; padding: 6px 12px; border: 1px solid GrayText; border-radius: 8px; }
      h2 { font-size: 17px; margin: 32px 0 0; }
      small, p { color: GrayText; font-weight: normal; margin: 0 0 8px; }
      img { max-width: 100%; border-radius: 8px; }
      section[hidden] { display: none; }
    </style>
    <header>
      <h1>Gallery</h1>
      <input type="search" placeholder="Component, module or state" aria-label="Search" autofocus>
      <small id="count"></small>
    </header>
    <main>

    """

  private static let tail = """

    </main>
    <script>
      const field = document.querySelector("input"), all = [...document.querySelectorAll("section")];
      function search() {
        const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
        for (const part of all) part.hidden = !words.every(word => part.dataset.words.includes(word));
        const shown = all.filter(part => !part.hidden).length;
        document.querySelector("#count").textContent = `${shown} of ${all.length}`;
      }
      field.addEventListener("input", search);
      search();
    </script>
    </html>

    """
}
