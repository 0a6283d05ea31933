import Foundation
import SocialModel

/// A film that arrives as a whole, because its server sends no parts: it is cut into blocks, each
/// of which is stored before more is read, and given to who waits for it.
///
/// Playback can begin with the first block, where the server says how long the whole is; who seeks
/// forward waits.
actor FilmDownload {
  private let stream: MediaStream
  private let blockSize: Int
  private let limit: Int
  private let address: String
  private let store: @Sendable (MediaPart) async -> Void
  private let onEnd: @Sendable () -> Void
  private var reading: Task<Void, Never>?
  /// The number of blocks that have been stored.
  private var blockCount = 0
  private var outcome: Result<Int, any Error>?
  private var waiters: [UUID: Waiter] = [:]
  /// Bytes of the next block.
  private var rest = Data()

  private struct Waiter {
    var block: Int
    var continuation: CheckedContinuation<MediaPart?, any Error>
  }

  /// Makes a download, which begins with ``start()``.
  ///
  /// - Parameters:
  ///   - stream: The bytes.
  ///   - address: The address, for errors.
  ///   - blockSize: The size of blocks, in bytes.
  ///   - limit: The largest number of bytes of the whole.
  ///   - store: Stores a block.
  ///   - onEnd: Called when no more blocks will arrive.
  init(
    _ stream: MediaStream,
    address: String,
    blockSize: Int,
    limit: Int,
    store: @escaping @Sendable (MediaPart) async -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    self.stream = stream
    self.address = address
    self.blockSize = blockSize
    self.limit = limit
    self.store = store
    self.onEnd = onEnd
  }

  /// Begins to read.
  func start() {
    guard reading == nil else { return }
    reading = Task { await read() }
  }

  /// Ends the transfer.
  func stop() { end(with: .failure(CancellationError())) }

  /// Waits for a block.
  ///
  /// - Returns: The block; nil if it has been stored before.
  /// - Throws: `ProviderError` if the transfer ends before it, or `CancellationError`.
  func block(_ number: Int) async throws -> MediaPart? {
    if number < blockCount { return nil }
    if let total = stream.total, number * blockSize >= total { return end(of: total) }
    let id = UUID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        if let outcome { return continuation.resume(with: outcome.map(end)) }
        waiters[id] = Waiter(block: number, continuation: continuation)
      }
    } onCancel: {
      Task { await self.cancel(id) }
    }
  }

  /// The part behind the last byte.
  private func end(of total: Int) -> MediaPart {
    MediaPart(bytes: Data(), offset: total, total: total)
  }

  /// Nobody needs the rest of a film whose last reader left while it waited.
  private func cancel(_ id: UUID) {
    waiters.removeValue(forKey: id)?.continuation.resume(throwing: CancellationError())
    if waiters.isEmpty { stop() }
  }

  private func end(with result: Result<Int, any Error>) {
    guard outcome == nil else { return }
    outcome = result
    reading?.cancel()
    rest = Data()
    onEnd()
    let waiting = waiters.values
    waiters = [:]
    for waiter in waiting { waiter.continuation.resume(with: result.map(end)) }
  }

  // MARK: Reading

  private func read() async {
    do {
      let total: Int
      if let announced = stream.total {
        total = try await cut(to: announced)
      } else {
        total = try await cutAtEnd()
      }
      end(with: .success(total))
    } catch {
      end(with: .failure(error))
    }
  }

  /// Cuts what arrives into blocks.
  private func cut(to total: Int) async throws -> Int {
    guard total <= limit else { throw tooLarge }
    var count = 0
    for try await piece in stream.pieces {
      count += piece.count
      try await add(piece, total: total)
    }
    try Task.checkCancellation()
    guard count == total else {
      throw ProviderError.unexpectedResponse(url: address, found: "\(count) of \(total) bytes")
    }
    if !rest.isEmpty { try await take(rest.count, total: total) }
    return total
  }

  /// Collects the bytes in a file until their number is known, and cuts them then: a block says how
  /// long the whole is.
  private func cutAtEnd() async throws -> Int {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("moments-film-\(UUID().uuidString)")
    guard
      FileManager.default.createFile(
        atPath: url.path,
        contents: nil,
        attributes: [.posixPermissions: 0o600]
      )
    else { throw ProviderError.notSaved(path: url.path, reason: "no file could be made") }
    let file = try FileHandle(forUpdating: url)
    defer {
      try? file.close()
      try? FileManager.default.removeItem(at: url)
    }
    var total = 0
    for try await piece in stream.pieces {
      total += piece.count
      guard total <= limit else { throw tooLarge }
      try file.write(contentsOf: piece)
    }
    try Task.checkCancellation()
    try file.seek(toOffset: 0)
    while let piece = try file.read(upToCount: blockSize), !piece.isEmpty {
      try await add(piece, total: total)
    }
    if !rest.isEmpty { try await take(rest.count, total: total) }
    return total
  }

  private func add(_ piece: Data, total: Int) async throws {
    rest.append(piece)
    while rest.count >= blockSize { try await take(blockSize, total: total) }
  }

  /// Stores the next block, and gives it to who waits for it.
  private func take(_ size: Int, total: Int) async throws {
    try Task.checkCancellation()
    let part = MediaPart(
      bytes: Data(rest.prefix(size)),
      offset: blockCount * blockSize,
      total: total
    )
    rest = Data(rest.dropFirst(size))
    await store(part)
    let number = blockCount
    blockCount += 1
    for (id, waiter) in waiters where waiter.block == number {
      waiters[id] = nil
      waiter.continuation.resume(returning: part)
    }
  }

  private var tooLarge: ProviderError { .responseTooLarge(url: address, limit: limit) }
}
