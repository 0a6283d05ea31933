import Foundation
import SocialModel

extension SocialStore {
  private static let recentEmojiList = "recent-emoji"
  private static let mostRecentEmoji = 32

  /// The emoji that the reader chose last, the newest first.
  ///
  /// - Throws: `ProviderError`.
  public func recentEmoji() async throws -> [String] {
    Self.recentEmoji(try await storedList(Self.recentEmojiList))
  }

  /// Notes that the reader chose an emoji.
  ///
  /// - Throws: `ProviderError`.
  public func noteEmoji(_ text: String) async throws {
    try await write { connection in
      let stored = Self.recentEmoji(try Self.storedList(Self.recentEmojiList, in: connection))
      let recent = stored.noting(text, limit: Self.mostRecentEmoji)
      try Self.save(try JSONEncoder().encode(recent), as: Self.recentEmojiList, in: connection)
    }
  }

  private static func recentEmoji(_ data: Data?) -> [String] {
    data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
  }
}
