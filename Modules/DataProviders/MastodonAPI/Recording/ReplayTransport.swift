public import Foundation
import Locking

/// Returns the responses of a folder that ``RecordingTransport`` filled; uses no network.
///
/// Requests are equal if their method, address and form are, secrets aside. Responses to the same
/// request are returned in the order of their files; the last one is repeated forever, so that a
/// poll reaches the end state.
public final class ReplayTransport: HTTPTransport {
  private let recordings: Mutex<[String: [Recording]]>

  /// Reads a folder.
  ///
  /// - Throws: ``RecordingFailure``.
  public init(_ folder: URL) throws(RecordingFailure) {
    var recordings: [String: [Recording]] = [:]
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw .folder(error.localizedDescription)
    }
    for name in names.sorted() where name.hasSuffix(".json") {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
        let recording = try? JSONDecoder().decode(Recording.self, from: data)
      else { throw .unreadable(name) }
      recordings[recording.key, default: []].append(recording)
    }
    self.recordings = Mutex(recordings)
  }

  /// Returns a recorded response.
  ///
  /// - Throws: ``RecordingFailure/unrecorded(_:)``; ``HTTPFailure/tooLarge(limit:)``.
  public func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    let (method, url, sent) = Recording.key(of: request)
    let key = "\(method) \(url) \(sent ?? "")"
    let recording = recordings.withLock { recordings -> Recording? in
      guard let first = recordings[key]?.first else { return nil }
      if recordings[key]?.count ?? 0 > 1 { recordings[key]?.removeFirst() }
      return first
    }
    guard let recording else { throw RecordingFailure.unrecorded("\(method) \(url)") }
    let response = recording.response
    guard response.body.count <= limit else { throw HTTPFailure.tooLarge(limit: limit) }
    return response
  }
}
