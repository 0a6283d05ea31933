import Foundation
import Locking

/// A database file: one connection that writes, several that read meanwhile, none on the caller's
/// thread.
///
/// Rules:
/// 1. Each ``write(_:)`` is one transaction: all of it is on disk when it returns, or nothing.
/// 2. ``read(_:)`` sees one snapshot of the data, whatever is written meanwhile.
/// 3. A read that begins after a write has returned sees what was written.
/// 4. Observers are notified after the transaction, in the order of transactions, of the rows that
/// it changed.
final class Database: Sendable {
  private let writer: Worker
  private let readers: [Worker]
  private let observers = Mutex<[UUID: Observer]>([:])

  /// Called with the changes of a transaction; may read the data in that state.
  typealias Observer = @Sendable (StoreChanges, SQLConnection) -> Void

  /// Opens a file and migrates it.
  ///
  /// - Parameters:
  ///   - path: The file; its directory must exist.
  ///   - migrator: The migrations.
  ///   - readers: How many reads can run concurrently; with 0, reads wait for writes, as they must
  ///     if the data is in the memory of one connection.
  ///   - log: The log of values that cannot be read.
  ///   - prepare: Called for the connection that writes, after the migrations.
  /// - Throws: `SQLiteError`; `Migrator.UnknownSchema`; errors of `prepare`.
  init(
    path: String,
    migrator: Migrator,
    readers: Int = 3,
    log: TroubleLog? = nil,
    prepare: (SQLConnection) throws -> Void = { _ in }
  ) throws {
    let connection = try SQLConnection(path: path, isReadOnly: false)
    // With a write-ahead log, reads and the write do not wait for each other. Each commit waits for
    // the disk: an action that was shown as done must not be lost with the power.
    try connection.useWriteAheadLog()
    try connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    connection.log = log
    try migrator.migrate(connection)
    try prepare(connection)
    connection.startNotingChanges()
    writer = Worker(connection, name: "store.writer")
    self.readers = try (0..<readers).map { number in
      let reader = try SQLConnection(path: path, isReadOnly: true)
      reader.log = log
      return Worker(reader, name: "store.reader.\(number)")
    }
  }

  /// Changes the data in one transaction; enters the queue before it suspends.
  ///
  /// - Throws: Errors of `body`, after a rollback; or `SQLiteError`.
  nonisolated(nonsending) func write<Value: Sendable>(
    _ body: @escaping @Sendable (SQLConnection) throws -> Value
  ) async throws -> Value {
    try await writer.run { [self] connection in
      do {
        let value = try connection.transaction { try body(connection) }
        publish(connection.takeChanges(), connection)
        return value
      } catch {
        _ = connection.takeChanges()
        throw error
      }
    }
  }

  /// Returns the space of deleted rows to the file system.
  func compact() async throws {
    try await writer.run { connection in
      try connection.execute("VACUUM")
      try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// Reads a snapshot of the data.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLConnection) throws -> Value
  ) async throws -> Value {
    let idlest = readers.min { $0.load < $1.load } ?? writer
    return try await idlest.run { connection in
      try connection.execute("BEGIN")
      defer { try? connection.execute("ROLLBACK") }
      return try body(connection)
    }
  }

  // MARK: Observing

  /// An observation, which ends when it is released.
  final class Observation: Sendable {
    private let end: @Sendable () -> Void

    fileprivate init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }
  }

  /// Calls a handler after each transaction that changed rows, on the writer's queue.
  func observe(_ handler: @escaping Observer) -> Observation {
    let id = UUID()
    observers.withLock { $0[id] = handler }
    return Observation { [weak self] in self?.observers.withLock { _ = $0.removeValue(forKey: id) }
    }
  }

  private func publish(_ changes: StoreChanges, _ connection: SQLConnection) {
    guard !changes.isEmpty else { return }
    for handler in observers.withLock({ Array($0.values) }) { handler(changes, connection) }
  }
}

/// A connection and the queue it is used on.
///
/// Unchecked: the connection is touched on the queue only.
private final class Worker: @unchecked Sendable {
  private let connection: SQLConnection
  private let queue: DispatchQueue
  private let waiting = Mutex(0)

  init(_ connection: SQLConnection, name: String) {
    self.connection = connection
    queue = DispatchQueue(label: name)
  }

  /// The number of calls that run or wait.
  var load: Int { waiting.withLock { $0 } }

  nonisolated(nonsending) func run<Value: Sendable>(
    _ body: @escaping @Sendable (SQLConnection) throws -> Value
  ) async throws -> Value {
    waiting.withLock { $0 += 1 }
    defer { waiting.withLock { $0 -= 1 } }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { [self] in
        continuation.resume(with: Result { try body(connection) })
      }
    }
  }
}
