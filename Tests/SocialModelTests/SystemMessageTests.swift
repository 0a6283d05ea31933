import Expectations
import Foundation
import SocialModel
import Testing

/// What a reader is told of errors that nobody expected.
@Suite struct SystemMessageTests {
  private struct Known: LocalizedError {
    var errorDescription: String? { "The shelf is full." }
  }

  private struct Described: Error, CustomStringConvertible {
    var description: String { "row 7 is damaged" }
  }

  @Test func errorsOfFilesHaveTheSystemsMessage() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("message-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: CocoaError.self) {
      try FileManager.default.createDirectory(
        at: file.appendingPathComponent("x"),
        withIntermediateDirectories: true
      )
    }
    expect(error?.systemMessage, equals: "Not a directory")
  }

  @Test func errorsWithWordsOfTheirOwnKeepThem() {
    expect(Known().systemMessage, equals: "The shelf is full.")
    expect(Described().systemMessage, equals: "row 7 is damaged")
  }
}
