public import Foundation

/// Takes what the reader writes.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`. What a function has returned from is on disk: it survives the process.
public protocol ComposeProvider: Sendable {
  /// How much a post may hold; at once, as the server last returned it.
  func limits() async -> PostLimits

  /// What a new post begins with; without a network as the server last returned it.
  func defaults() async -> PostDefaults

  /// The kept drafts, the last changed first; those that were submitted are not among them.
  func drafts() async throws -> [PostDraft]

  /// Keeps a draft, in place of the older one of the same identity.
  func save(_ draft: PostDraft) async throws

  /// Forgets a draft and its images; one that is not there is no error.
  func deleteDraft(_ id: PostDraft.ID) async throws

  /// Keeps the bytes of an image for a draft.
  ///
  /// They belong to the draft once it is saved or submitted with them; until then they are deleted
  /// a day after.
  ///
  /// - Parameters:
  ///   - data: the bytes, as they will be sent.
  ///   - type: the MIME type.
  ///   - pixelSize: the size in pixels, if known.
  /// - Returns: the image for the draft.
  /// - Throws: `ProviderError`.
  func addMedia(_ data: Data, type: String, pixelSize: PixelSize?) async throws -> DraftMedia

  /// Posts a draft, or changes the post it edits: shown at once, sent when the network allows.
  ///
  /// The draft is not among ``drafts()`` any more, even if the server refuses in the end: it then
  /// waits, with all it holds, in the outbox.
  ///
  /// - Parameter draft: what to post.
  /// - Returns: the moment as it shows now.
  /// - Throws: `ProviderError.refused` where it can be seen at once that it will not be taken.
  func submit(_ draft: PostDraft) async throws -> Moment

  /// A draft that changes a post of the reader's, with its text as it was typed.
  func draft(editing postID: String) async throws -> PostDraft

  /// Deletes a post of the reader's: gone at once, and back if the server refuses.
  ///
  /// Deleting what is gone already succeeds.
  func deletePost(_ postID: String) async throws
}

extension ComposeProvider {
  /// Where nobody chooses: for everybody, in the language of the app.
  public func defaults() async -> PostDefaults { PostDefaults() }
}
