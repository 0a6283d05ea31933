import Expectations
import Foundation
import Testing

@testable import MastodonAPI

/// A film of a form is never in memory as a whole: it may be larger than the memory.
@Suite final class UploadTests {
  private let folder: URL
  private let file: URL
  private let content = Data((0..<1_000_003).map { UInt8(truncatingIfNeeded: $0 &* 31) })

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    file = folder.appendingPathComponent("film.mp4")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try content.write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Makes the file so many megabytes long.
  private func lengthen(to length: Int) throws {
    let film = try FileHandle(forWritingTo: file)
    try film.seekToEnd()
    for _ in 1..<length { try film.write(contentsOf: content) }
    try film.close()
  }

  private func form() -> MultipartForm {
    var form = MultipartForm(boundary: "b")
    form.addFile(.file(file), name: "film.mp4", type: "video/mp4", to: "file")
    form.add("a film", to: "description")
    return form
  }

  private func request(_ body: HTTPBody?) throws -> HTTPRequest {
    HTTPRequest(.post, try require(URL(string: "http://127.0.0.1/")), body: body)
  }

  @Test func aFileIsReadInPieces() throws {
    var pieces: [Data] = []
    try form().forEachPiece { pieces.append($0) }
    expect(pieces.map(\.count).max() ?? 0, isAtMost: MultipartForm.pieceSize)
    let whole = pieces.reduce(Data(), +)
    let head =
      "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"film.mp4\"\r\n"
      + "Content-Type: video/mp4\r\n\r\n"
    let end =
      "\r\n--b\r\nContent-Disposition: form-data; name=\"description\"\r\n\r\na film\r\n--b--\r\n"
    expect(whole == Data(head.utf8) + content + Data(end.utf8))
    try expect(HTTPBody.form(form()).data() == whole)
  }

  @Test func anUploadNamesItsFile() async throws {
    let transport = FakeTransport(json: #"{"id":"1","type":"video"}"#)
    let client = MastodonClient(server: try MastodonServer("s.example"), transport: transport)
    _ = try await client.send(.upload(.file(file), name: "film.mp4", type: "video/mp4"))
    guard case .form = transport.requests.first?.body else {
      Issue.record("The body is in memory: \(String(describing: transport.requests.first?.body))")
      return
    }
  }

  @Test func aFormIsMadeAsAFileOfTheReader() throws {
    let request = try request(.form(form()))
    let made = try require(try FormFile(of: request.body, in: folder))
    try expect(Data(contentsOf: made.url), equals: HTTPBody.form(form()).data())
    let mode = try FileManager.default.attributesOfItem(atPath: made.url.path)[.posixPermissions]
    expect((mode as? NSNumber)?.intValue, equals: 0o600)
    made.delete()
    expect(!FileManager.default.fileExists(atPath: made.url.path))
  }

  /// Foundation on Linux ends the process where a connection ends while it waits for a piece of a
  /// file.
  @Test(arguments: [1, 18])
  func aResetDuringAnUploadIsAnError(length: Int) async throws {
    try lengthen(to: length)
    let server = try ResettingServer()
    let url = try require(URL(string: "http://127.0.0.1:\(server.port)/"))
    let transport = URLSessionTransport()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 / length {
        group.addTask { [form = form()] in
          await #expect(throws: HTTPFailure.self) {
            try await transport.send(HTTPRequest(.post, url, body: .form(form)), limit: 100)
          }
        }
      }
    }
  }

  @Test func otherBodiesNeedNoFile() throws {
    try expectNil(FormFile(of: .data(Data("a=b".utf8)), in: folder))
    try expectNil(FormFile(of: nil, in: folder))
  }

  @Test func aFormOfAMissingFileFailsAndLeavesNothing() throws {
    try FileManager.default.removeItem(at: file)
    #expect(
      performing: { _ = try FormFile(of: .form(form()), in: folder) },
      throws: { if case HTTPFailure.fileNotReadable = $0 { true } else { false } }
    )
    try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), equals: [])
  }

  @Test func aFormThatCannotBeWrittenSaysSo() {
    #expect(
      performing: {
        _ = try FormFile(of: .form(form()), in: folder.appendingPathComponent("missing"))
      },
      throws: { if case HTTPFailure.formNotWritten = $0 { true } else { false } }
    )
  }

  /// As films are.
  @Test func theImagesOfAProfileAreReadWhenTheyAreSent() async throws {
    let transport = FakeTransport(json: #"{"id":"1","username":"ana","acct":"ana"}"#)
    let client = MastodonClient(server: try MastodonServer("s.example"), transport: transport)
    var change = CredentialsChange()
    change.avatar = .init(.file(file), name: "ana.png", type: "image/png")
    _ = try await client.send(.updateCredentials(change))
    let body = try require(transport.requests.first?.body)
    let sent = try body.data()
    try expect(sent.range(of: Data(contentsOf: file)) != nil)
    try FileManager.default.removeItem(at: file)
    #expect(throws: (any Error).self) { try body.data() }
  }

  /// A film, which is longer than what Foundation on Linux may copy, is read while it is sent.
  @Test(arguments: [1, 18])
  func theServerReceivesTheWholeForm(length: Int) async throws {
    try lengthen(to: length)
    let server = try ReceivingServer()
    let transport = URLSessionTransport(userAgent: "test/1", timeout: 10)
    let request = HTTPRequest(
      .post,
      try require(URL(string: "http://127.0.0.1:\(server.port)/")),
      headers: ["Content-Type": form().contentType],
      body: .form(form())
    )
    let answer = try await transport.send(request, limit: 100)
    let size = try HTTPBody.form(form()).data().count
    let known = ["\(size) of \(size)", "\(size) in chunks"]
    let text = String(decoding: answer.body, as: UTF8.self)
    expect(known.contains(text), "\(text)")
    let made = try require(try FormFile(of: request.body, in: folder))
    defer { made.delete() }
    try expect(length == 1 || request.isUpload(from: made))
  }
}
