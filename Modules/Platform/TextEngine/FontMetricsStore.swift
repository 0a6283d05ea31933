internal import Foundation
internal import Locking

/// A cache of font metrics.
enum FontMetricsStore {
  private static let known = Mutex<[FontSpec: FontMetrics]>([:])

  /// The metrics of a font, loaded on first use.
  static func metrics(of spec: FontSpec, load: () -> FontMetrics) -> FontMetrics {
    if let metrics = known.withLock({ $0[spec] }) { return metrics }
    let metrics = load()
    known.withLock { $0[spec] = metrics }
    return metrics
  }
}

extension FontSpec {
  /// The vertical metrics of the font.
  ///
  /// Cached, so repeated access is cheap.
  package var metrics: FontMetrics {
    FontMetricsStore.metrics(of: self) {
      FontFiles.with(self) { opensFile in
        TextContext.use(FontLibrary.selection(for: family)) { context in
          if opensFile { context.keepFileOpen(of: self) }
          return context.loadMetrics(of: self)
        }
      }
    }
  }
}

extension FontSpec {
  /// The font's glyphs for UTF-16 units, one each; 0 if it has none, and for surrogates.
  ///
  /// Takes time linear in the number of units; not cached.
  package func glyphs(for units: [UInt16]) -> [UInt32] {
    FontFiles.with(self) { opensFile in
      TextContext.use(FontLibrary.selection(for: family)) { context in
        if opensFile { context.keepFileOpen(of: self) }
        return context.glyphs(of: self, for: units)
      }
    }
  }
}
