import Expectations
import Foundation
import MastodonAPI
import MastodonMapping
import SocialModel
import Testing

/// Parts of films, requested of servers that have ranges, and of others.
@Suite struct MediaPartTests {
  private struct Server: HTTPTransport {
    var answer: @Sendable (HTTPRequest) -> HTTPResponse

    func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse { answer(request) }
  }

  private let film = Data((0..<100).map { UInt8($0) })

  private func part(
    _ range: Range<Int>,
    _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) async throws -> MediaPart {
    let url = try require(URL(string: "https://example.org/film.mp4"))
    return try await Server(answer: answer).media(at: url, in: range, limit: 1_000)
      .part(in: range)
  }

  private func response(_ status: Int, _ field: String?, _ body: Data) -> HTTPResponse {
    var headers = HTTPHeaders()
    headers["Content-Range"] = field
    return HTTPResponse(status: status, headers: headers, body: body)
  }

  @Test func aRangeIsRequestedOfTheUncompressedFile() async throws {
    let answer = response(206, "bytes 10-19/100", film[10..<20])
    let part = try await part(10..<20) { request in
      expect(request.headers["Range"], equals: "bytes=10-19")
      expect(request.headers["Accept-Encoding"], equals: "identity")
      return answer
    }
    expect(part, equals: MediaPart(bytes: film[10..<20], offset: 10, total: 100))
  }

  @Test func theLastRangeIsShorter() async throws {
    let answer = response(206, "Bytes 90-99/100", film[90..<100])
    let part = try await part(90..<120) { _ in answer }
    expect(part.bytes(in: 90..<120), equals: film[90..<100])
    expectNil(part.bytes(in: 80..<95))
  }

  @Test func aServerWithoutRangesSendsTheWhole() async throws {
    let answer = response(200, nil, film)
    let part = try await part(40..<50) { _ in answer }
    // The rest is not held in memory.
    expect(part, equals: MediaPart(bytes: Data(film[40..<50]), offset: 40, total: 100))
  }

  @Test func aRangeBeyondTheEndIsEmpty() async throws {
    let answer = response(416, "bytes */100", Data("no such range".utf8))
    let part = try await part(200..<300) { _ in answer }
    expect(part, equals: MediaPart(bytes: Data(), offset: 100, total: 100))
  }

  @Test(arguments: [
    nil, "", "bytes 10-19/*", "bytes 50-59/100", "bytes 10-19", "chars 10-19/100", "bytes -19/100",
    "bytes 10-19/-3", "bytes x-19/100",
  ])
  func wrongRangesAreNamed(field: String?) async throws {
    let answer = response(206, field, film[10..<20])
    await #expect(
      throws: ProviderError.unexpectedResponse(
        url: "https://example.org/film.mp4",
        found: "Content-Range: \(field ?? "")"
      )
    ) {
      _ = try await part(10..<20) { _ in answer }
    }
  }

  @Test func otherStatusesAreErrors() async throws {
    let answer = response(404, nil, Data())
    await #expect(throws: ProviderError.httpStatus(url: "https://example.org/film.mp4", code: 404))
    {
      _ = try await part(0..<10) { _ in answer }
    }
  }
}
