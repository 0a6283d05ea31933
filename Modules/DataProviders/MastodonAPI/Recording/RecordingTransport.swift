public import Foundation
import Synchronization

/// Keeps what another transport brings in a folder, one file of JSON an answer, for
/// ``ReplayTransport``.
///
/// Use it to look at what a server says, and to make fixtures of it; not in the app as readers get
/// it. Files hold no request fields, and of tokens, secrets and codes only that there were some.
/// What people wrote stands in them as it is: look through them before others get them.
public final class RecordingTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let folder: URL
  private let count: Mutex<Int>

  /// Begins a recording; files that are in the folder stay and are played first.
  ///
  /// - Parameters:
  ///   - transport: Brings the answers.
  ///   - folder: Where the files go; made where it is not there.
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

  /// Asks the other transport, and keeps its answer; failures are not kept.
  ///
  /// - Throws: What the other transport throws; ``RecordingFailure/folder(_:)`` where the answer
  ///   cannot be kept.
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
