internal import Foundation
internal import Synchronization

/// The measures of the fonts requested until now.
enum FontMetricsStore {
  private static let known = Mutex<[FontSpec: FontMetrics]>([:])

  /// The measures of a font, loaded on first use.
  static func metrics(of spec: FontSpec, load: () -> FontMetrics) -> FontMetrics {
    if let metrics = known.withLock({ $0[spec] }) { return metrics }
    let metrics = load()
    known.withLock { $0[spec] = metrics }
    return metrics
  }
}

extension FontSpec {
  /// The vertical measures of the font.
  ///
  /// Kept, so asking again is cheap.
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
  /// The glyphs that the font has for UTF-16 units, one each; 0 where it has none, and for
  /// characters of two units.
  ///
  /// Linear in the number of units; nothing is kept.
  package func glyphs(for units: [UInt16]) -> [UInt32] {
    FontFiles.with(self) { opensFile in
      TextContext.use(FontLibrary.selection(for: family)) { context in
        if opensFile { context.keepFileOpen(of: self) }
        return context.glyphs(of: self, for: units)
      }
    }
  }
}
