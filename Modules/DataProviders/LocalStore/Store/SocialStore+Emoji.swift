import Foundation
import SocialModel

extension SocialStore {
  private static let recentEmojiList = "recent-emoji"
  private static let mostRecentEmoji = 32

  /// The emoji that the reader chose last, the newest first.
  ///
  /// - Throws: `ProviderError`.
  public func recentEmoji() async throws -> [String] {
    Self.recentEmoji(try await keptList(Self.recentEmojiList))
  }

  /// Notes that the reader chose an emoji.
  ///
  /// - Throws: `ProviderError`.
  public func noteEmoji(_ text: String) async throws {
    try await write { connection in
      let kept = Self.recentEmoji(try Self.keptList(Self.recentEmojiList, in: connection))
      let recent = kept.noting(text, limit: Self.mostRecentEmoji)
      try Self.keep(try JSONEncoder().encode(recent), as: Self.recentEmojiList, in: connection)
    }
  }

  private static func recentEmoji(_ data: Data?) -> [String] {
    data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
  }
}
