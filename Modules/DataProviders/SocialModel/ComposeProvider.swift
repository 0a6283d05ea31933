public import Foundation
public import MomentsValues

/// Stores drafts, which ``ReaderAction/post(_:)``, `schedule` and `edit` submit.
///
/// A submitted draft is no longer in ``drafts()``, even if the server refuses it later: its content
/// is then in the outbox.
///
/// May be called from any thread and must not work on the main actor. Throws `ProviderError` or
/// `CancellationError`. When a function has returned, its effect is on disk and survives the
/// process.
public protocol ComposeProvider: ActionProvider {
  /// The stored limits of a post; returns immediately.
  func limits() async -> PostLimits

  /// The defaults of a new post; without a network, the stored ones.
  func defaults() async -> PostDefaults

  /// The stored drafts, the last changed first, without those that were submitted.
  func drafts() async throws -> [PostDraft]

  /// Stores a draft, in place of an older one with the same identity.
  func save(_ draft: PostDraft) async throws

  /// Deletes a draft and its images; one that does not exist is not an error.
  func deleteDraft(_ id: PostDraft.ID) async throws

  /// Stores the bytes of an image for a draft.
  ///
  /// They belong to the draft once it is saved or submitted with them; unused ones are deleted
  /// after a day.
  ///
  /// - Parameters:
  ///   - data: the bytes to be sent.
  ///   - type: the MIME type.
  ///   - pixelSize: the size in pixels, if it is known.
  /// - Returns: the image for the draft.
  /// - Throws: `ProviderError`.
  func addMedia(_ data: Data, type: String, pixelSize: PixelSize?) async throws -> DraftMedia

  /// A draft that edits a post of the reader, with its text as it was typed.
  func draft(editing postID: String) async throws -> PostDraft
}

extension ComposeProvider {
  /// The defaults without a choice of the reader: public, in the language of the app.
  public func defaults() async -> PostDefaults { PostDefaults() }
}
