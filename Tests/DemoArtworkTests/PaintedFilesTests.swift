import Expectations
import Foundation
import Testing

@testable import DemoArtwork

@Suite struct PaintedFilesTests {
  private func url(_ name: String) throws -> URL {
    try require(URL(string: "demo-art://sea/\(name)"))
  }

  @Test func anImageIsPaintedOnce() throws {
    let files = PaintedFiles(limit: 100)
    var painted = 0
    for _ in 0..<3 {
      let file = try files.file(for: url("1")) {
        painted += 1
        return Data([1, 2])
      }
      expect(file, equals: Data([1, 2]))
    }
    expect(painted, equals: 1)
  }

  @Test func theOldestAreEvictedFirst() throws {
    let files = PaintedFiles(limit: 100)
    func isPainted(_ name: String, bytes: Int = 40) throws -> Bool {
      var isPainted = false
      _ = try files.file(for: url(name)) {
        isPainted = true
        return Data(count: bytes)
      }
      return isPainted
    }
    try expect(isPainted("1") && isPainted("2") && isPainted("3"))
    try expect(!isPainted("3"))
    try expect(!isPainted("2"))
    try expect(isPainted("1"))
    // A file that is larger than the whole limit evicts nothing.
    try expect(isPainted("large", bytes: 101))
    try expect(isPainted("large", bytes: 101))
    try expect(!isPainted("1"))
  }

  @Test func imagesThatCannotBePaintedAreNotCached() throws {
    let files = PaintedFiles(limit: 100)
    #expect(throws: DemoArtworkError.badSize) {
      try files.file(for: url("1")) { throw DemoArtworkError.badSize }
    }
    try expect(files.file(for: url("1")) { Data([7]) }, equals: Data([7]))
  }
}
