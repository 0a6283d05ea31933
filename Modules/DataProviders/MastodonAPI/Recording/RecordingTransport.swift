public import Foundation
import Locking

/// Stores the responses of another transport in a folder, one file of JSON for each, for
/// ``ReplayTransport``.
///
/// Use it to examine what a server returns, and to make fixtures of it; not in the released app.
/// Files contain no request fields, and tokens, secrets and codes are redacted. Texts of people are
/// stored as they are: review them before publishing.
public final class RecordingTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let folder: URL
  private let count: Mutex<Int>

  /// Begins a recording; existing files in the folder stay and are played first.
  ///
  /// - Parameters:
  ///   - transport: Sends the requests.
  ///   - folder: The folder of the files; created if it does not exist.
  /// - Throws: ``RecordingFailure/folder(_:)``.
  public init(recording transport: any HTTPTransport, to folder: URL) throws(RecordingFailure) {
    self.transport = transport
    self.folder = folder
    do {
      let files = FileManager.default
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      count = Mutex(try files.contentsOfDirectory(atPath: folder.path).count)
    } catch {
      throw .folder(error.localizedDescription)
    }
  }

  /// Sends a request with the other transport, and stores its response; failures are not stored.
  ///
  /// - Throws: Errors of the other transport; ``RecordingFailure/folder(_:)`` where the response
  ///   cannot be stored.
  public func send(_ request: HTTPRequest, limit: Int) async throws -> HTTPResponse {
    let response = try await transport.send(request, limit: limit)
    let recording = Recording(request, response)
    let number = count.withLock { count in
      count += 1
      return count
    }
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(recording)
        .write(to: folder.appendingPathComponent(recording.fileName(number)), options: .atomic)
    } catch {
      throw RecordingFailure.folder(error.localizedDescription)
    }
    return response
  }
}
