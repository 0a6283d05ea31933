import Foundation
import SocialModel

extension SocialStore {
  /// Changes the store in one transaction, which is on disk when this returns.
  ///
  /// It enters the queue before it suspends: transactions run in the order in which calls begin.
  ///
  /// - Throws: `ProviderError.notSaved` where the disk is full or must not be written; errors of
  ///   `body`.
  nonisolated(nonsending) func write<Value: Sendable>(
    _ body: @escaping @Sendable (SQLConnection) throws -> Value
  ) async throws -> Value {
    do {
      return try await database.write(body)
    } catch let error as SQLiteError {
      throw notSaved(error)
    }
  }

  /// Reads a snapshot of the store.
  ///
  /// - Throws: `ProviderError.notSaved` where it cannot be read; errors of `body`.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLConnection) throws -> Value
  ) async throws -> Value {
    do {
      return try await database.read(body)
    } catch let error as SQLiteError {
      // Here, because callers that show what they had before do not pass a failure on.
      log.note(error, "read the store")
      throw notSaved(error)
    }
  }

  /// Returns the space of deleted rows to the file system; the duration depends on the size of the
  /// remaining data.
  ///
  /// - Throws: `ProviderError.notSaved`.
  public func compact() async throws {
    do {
      try await database.compact()
    } catch let error as SQLiteError {
      throw notSaved(error)
    }
  }

  /// SQLite's message, without the statement, which is of no use to readers of the message.
  private func notSaved(_ error: SQLiteError) -> ProviderError {
    // The next opening of the file checks it, and quarantines it if it is damaged.
    if error.isDamage { StoreFile.ofStore(in: folder).suspect() }
    return .notSaved(path: folder.path, reason: error.message)
  }
}
