import Foundation
import SocialModel

extension SocialStore {
  /// Changes the store in one transaction, which is on disk when this returns.
  ///
  /// Takes its turn before it suspends: transactions run in the order in which calls begin.
  ///
  /// - Throws: `ProviderError.notKept` where the disk is full or must not be written; what `body`
  ///   threw.
  nonisolated(nonsending) func write<Value: Sendable>(
    _ body: @escaping @Sendable (SQLConnection) throws -> Value
  ) async throws -> Value {
    do {
      return try await database.write(body)
    } catch let error as SQLiteError {
      throw notKept(error)
    }
  }

  /// Reads the store as it is at one moment.
  ///
  /// - Throws: `ProviderError.notKept` where it cannot be read; what `body` threw.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLConnection) throws -> Value
  ) async throws -> Value {
    do {
      return try await database.read(body)
    } catch let error as SQLiteError {
      throw notKept(error)
    }
  }

  /// Gives the room of what was deleted back to the disk; takes as long as what is left is large.
  ///
  /// - Throws: `ProviderError.notKept`.
  public func compact() async throws {
    do {
      try await database.compact()
    } catch let error as SQLiteError {
      throw notKept(error)
    }
  }

  /// SQLite's words, without the statement: nobody who reads a message wants to see that.
  private func notKept(_ error: SQLiteError) -> ProviderError {
    // The next one who opens the file looks through it, and sets it aside if it is no good.
    if error.isDamage { StoreFile.ofStore(in: folder).suspect() }
    return .notKept(path: folder.path, reason: error.message)
  }
}
