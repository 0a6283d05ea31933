import CGStreamerShim
import Dispatch
import Foundation
import Foundations
import Locking

/// The bytes of a film, of which only those around the place of reading are in memory.
///
/// GStreamer reads on a thread of its own and waits for bytes that are not there yet; they are
/// loaded in blocks, and some blocks ahead of the place. One thread reads at a time.
nonisolated final class FilmBytes: Sendable {
  /// The number of bytes of the whole film.
  let count: Int

  private let url: URL
  private let source: any ImageDataSource
  private let blockSize: Int
  private let state: Mutex<State>
  /// Signalled when a waiting read may go on, or must end.
  private let changed = DispatchSemaphore(value: 0)

  private struct State {
    var blocks: [Int: Data] = [:]
    /// The numbers of the blocks in memory, the last used at the end.
    var used: [Int] = []
    /// The block that was read last.
    var place = 0
    var loading: Task<Void, Never>?
    var error: (any Error)?
    var isCancelled = false
    var isClosed = false

    mutating func use(_ number: Int) {
      if used.last == number { return }
      used.removeAll { $0 == number }
      used.append(number)
    }
  }

  /// The size of a block, in bytes: a second of a film of common quality.
  static let blockSize = 512 << 10
  /// The number of blocks that are loaded ahead.
  private static let blocksAhead = 4
  /// The maximum number of blocks in memory.
  ///
  /// Some more than those ahead: of a film the index at its end is read, too.
  static let maximumBlockCount = 16

  /// Loads the first bytes.
  ///
  /// - Throws: The error of the source, or `PlaybackError.damaged` for no bytes.
  static func open(
    _ url: URL,
    from source: any ImageDataSource,
    blockSize: Int = FilmBytes.blockSize
  ) async throws -> FilmBytes {
    let (bytes, total) = try await source.part(of: url, in: 0..<blockSize)
    guard total > 0, bytes.count >= min(blockSize, total) else { throw PlaybackError.damaged }
    return FilmBytes(url, source, total, first: bytes, blockSize)
  }

  private init(
    _ url: URL,
    _ source: any ImageDataSource,
    _ count: Int,
    first: Data,
    _ blockSize: Int
  ) {
    self.url = url
    self.source = source
    self.count = count
    self.blockSize = blockSize
    state = Mutex(State())
    state.withLock { store(first, at: 0, in: &$0) }
  }

  /// The error that ended reading.
  var error: (any Error)? { state.withLock { $0.error } }

  /// Whether the last read waits for bytes.
  var isWaiting: Bool { state.withLock { $0.error == nil && $0.blocks[$0.place] == nil } }

  /// The number of blocks in memory.
  var blockCount: Int { state.withLock { $0.blocks.count } }

  // MARK: Reading

  private enum Step {
    case copy(Data)
    case wait, stop
  }

  /// Copies bytes from a place on, and waits for them.
  ///
  /// - Returns: How many bytes were copied, at least one but at the end; nil where they cannot be
  ///   loaded or the wait was cancelled.
  func read(at place: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    guard place >= 0, place < count, !buffer.isEmpty else { return 0 }
    let number = place / blockSize
    while true {
      switch state.withLock({ step(to: number, in: &$0) }) {
      case .copy(let block):
        let start = place - number * blockSize
        return block.dropFirst(start).copyBytes(to: buffer)
      case .wait: changed.wait()
      case .stop: return nil
      }
    }
  }

  private func step(to number: Int, in state: inout State) -> Step {
    state.place = number
    if state.isCancelled || state.isClosed { return .stop }
    if let block = state.blocks[number] {
      state.use(number)
      loadAhead(&state)
      return .copy(block)
    }
    if state.error != nil { return .stop }
    loadAhead(&state)
    return .wait
  }

  /// Ends the current wait, or lets later reads wait again.
  func setCancelled(_ isCancelled: Bool) {
    state.withLock { $0.isCancelled = isCancelled }
    if isCancelled { changed.signal() }
  }

  /// Ends loading.
  func close() {
    state.withLock { state in
      state.isClosed = true
      state.loading?.cancel()
    }
    changed.signal()
  }

  // MARK: Loading

  private func loadAhead(_ state: inout State) {
    guard state.loading == nil, state.error == nil, missing(in: state) != nil else { return }
    state.loading = Task.detached { await self.load() }
  }

  /// The first block that is missing at the place of reading and after it.
  private func missing(in state: State) -> Int? {
    let end = min(state.place + Self.blocksAhead, (count - 1) / blockSize)
    return (state.place...end).first { state.blocks[$0] == nil }
  }

  private func load() async {
    while let number = next() {
      let start = number * blockSize
      let end = min(start + blockSize, count)
      do {
        let (bytes, total) = try await source.part(of: url, in: start..<end)
        guard total == count, bytes.count >= end - start else { throw PlaybackError.damaged }
        state.withLock { store(bytes, at: number, in: &$0) }
      } catch {
        state.withLock { state in
          state.error = error
          state.loading = nil
        }
      }
      changed.signal()
    }
  }

  /// The next block to load; nil if there is none, or loading has ended.
  private func next() -> Int? {
    state.withLock { state in
      let number = state.isClosed || state.error != nil ? nil : missing(in: state)
      if number == nil { state.loading = nil }
      return number
    }
  }

  /// Stores the blocks that bytes fill, and releases those that were not used for long.
  private func store(_ bytes: Data, at first: Int, in state: inout State) {
    for number in first..<first + Self.maximumBlockCount {
      let start = (number - first) * blockSize
      let size = min(blockSize, count - number * blockSize)
      guard size > 0, start + size <= bytes.count else { break }
      let begin = bytes.startIndex + start
      state.blocks[number] = bytes.subdata(in: begin..<begin + size)
      state.use(number)
    }
    let near = state.place...state.place + Self.blocksAhead
    var old = state.used.filter { !near.contains($0) }[...]
    while state.blocks.count > Self.maximumBlockCount, let number = old.popFirst() {
      state.blocks[number] = nil
      state.used.removeAll { $0 == number }
    }
  }
}

extension FilmBytes {
  /// The reader of a pipeline, which holds these bytes until it frees them.
  nonisolated var reader: FilmReader {
    FilmReader(
      context: Unmanaged.passRetained(self).toOpaque(),
      size: Int64(count),
      read: { context, place, bytes, count in
        guard let context, let bytes else { return -1 }
        let film = Unmanaged<FilmBytes>.fromOpaque(context).takeUnretainedValue()
        let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: Int(count))
        return Int64(film.read(at: Int(place), into: buffer) ?? -1)
      },
      set_cancelled: { context, isCancelled in
        guard let context else { return }
        Unmanaged<FilmBytes>.fromOpaque(context).takeUnretainedValue().setCancelled(isCancelled)
      },
      free: { context in
        guard let context else { return }
        Unmanaged<FilmBytes>.fromOpaque(context).takeRetainedValue().close()
      }
    )
  }
}
