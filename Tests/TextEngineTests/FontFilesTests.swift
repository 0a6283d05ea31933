import Expectations
import Foundation
import Testing

@testable import TextEngine

/// The number of font files that stay open: a file that Cairo closes while another thread begins to
/// use it crashes the program, which no test can wait for.
///
/// The weights are used by no other test, because files are opened once in a process.
struct FontFilesTests {
  private func isKeptOpen(_ spec: FontSpec) -> Bool {
    TextContext.use(FontLibrary.selection(for: spec.family)) { $0.isFileKeptOpen(of: spec) }
  }

  @Test func fontFilesStayOpenAfterMeasuring() {
    let spec = FontSpec(size: 41.25, weight: 213)
    _ = spec.metrics
    expect(isKeptOpen(spec))
  }

  @Test func fontFilesOfTextsWithoutLettersStayOpen() {
    let spec = FontSpec(size: 42.25, weight: 817)
    _ = set("", size: spec.size, weight: spec.weight)
    expect(isKeptOpen(spec))
  }

  @Test func fontFilesStayOpenIfFallbacksProvideAllLetters() {
    let spec = FontSpec(size: 43.25, weight: 911)
    _ = set("ปลาวาฬ", size: spec.size, weight: spec.weight)
    expect(isKeptOpen(spec))
  }
}
