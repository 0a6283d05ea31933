public import Foundation
public import MomentsValues
public import SocialModel

/// A provider whose drafts are in a store, with the bytes of their photos.
package protocol DraftStoring: ComposeProvider {
  var store: SocialStore { get }
  /// The current time.
  var now: @Sendable () -> Date { get }
}

extension DraftStoring {
  /// The stored drafts, the last changed first.
  public func drafts() async throws -> [PostDraft] { try await store.drafts() }

  /// Stores a draft, in place of an older one with the same identity.
  public func save(_ draft: PostDraft) async throws { try await store.save(draft) }

  /// Deletes a draft and its photos.
  public func deleteDraft(_ id: PostDraft.ID) async throws { try await store.deleteDraft(id) }

  /// Stores the bytes of a photo for a draft.
  public func addMedia(
    _ data: Data,
    type: String,
    pixelSize: PixelSize?
  ) async throws -> DraftMedia {
    try await store.addMedia(data, type: type, pixelSize: pixelSize, now: now())
  }
}
