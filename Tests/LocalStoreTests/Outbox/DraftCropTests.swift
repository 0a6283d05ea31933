import Expectations
import Foundation
import MomentsValues
import SocialModel
import Testing

@testable import LocalStore

/// Cropped photos of drafts.
@Suite struct DraftCropTests {
  /// A draft with a crop of a photo, and both of them.
  private func draft(
    in fixture: OutboxFixture
  ) async throws -> (draft: PostDraft, part: DraftMedia, whole: DraftMedia) {
    let size = PixelSize(width: 200, height: 100)
    let (store, now) = (fixture.store, fixture.now)
    let whole = try await store.addMedia(
      Data([1, 2]),
      type: "image/png",
      pixelSize: size,
      now: now
    )
    var part = try await store.addMedia(
      Data([1]),
      type: "image/jpeg",
      pixelSize: PixelSize(width: 100, height: 100),
      now: now
    )
    part.setCrop(PhotoCrop(x: 0.5, y: 0, width: 0.5, height: 1), of: whole)
    var draft = fixture.draft("draft", "half of it")
    draft.media = [part]
    return (draft, part, whole)
  }

  private func exists(_ media: DraftMedia) -> Bool {
    FileManager.default.fileExists(atPath: media.url.path)
  }

  private func sweep(_ fixture: OutboxFixture) async throws {
    try await fixture.store.sweepMedia(now: fixture.now.addingTimeInterval(3 * 86_400))
  }

  @Test func aDraftStoresTheCropAndTheWholePhoto() async throws {
    let fixture = try await OutboxFixture()
    let (draft, part, whole) = try await draft(in: fixture)
    try await fixture.store.save(draft)
    try await sweep(fixture)
    try await expect(fixture.store.drafts(), equals: [draft])
    expect(exists(part) && exists(whole))
    try await fixture.store.deleteDraft(draft.id)
    expect(!exists(part) && !exists(whole))
  }

  @Test func unusedCropsAreDeletedButNotTheWholePhoto() async throws {
    let fixture = try await OutboxFixture()
    let (first, part, whole) = try await draft(in: fixture)
    try await fixture.store.save(first)
    var draft = first
    draft.media = [whole]
    try await fixture.store.save(draft)
    let file = part.url.path
    try FileManager.default.setAttributes([.modificationDate: fixture.now], ofItemAtPath: file)
    try await sweep(fixture)
    expect(!exists(part) && exists(whole))
  }

  @Test func onlyTheCropIsSentAndBothAreDeleted() async throws {
    let fixture = try await OutboxFixture()
    let (draft, part, whole) = try await draft(in: fixture)
    let item = try require(
      try await fixture.store.enqueue(.post(draft), by: fixture.reader, now: fixture.now)
    )
    try await sweep(fixture)
    expect(exists(whole))
    let work = try await fixture.claim()
    expect(work.first?.draft?.media.map(\.id), equals: [part.id])
    var upload = try require(try await fixture.store.upload(part.id))
    upload.serverID = "1"
    try await fixture.store.save(upload)
    // One photo and the text: half of it was sent.
    try await expect(fixture.store.outbox().first?.state, equals: .sending(progress: 0.5))
    var sent = fixture.own("half of it")
    sent.attachments = [MediaAttachment(id: "1", kind: .image)]
    try await fixture.store.finish(item.id, with: .post(sent))
    expect(!exists(part) && !exists(whole))
  }

  @Test func aDiscardedPostCanBeCroppedAgain() async throws {
    let fixture = try await OutboxFixture()
    let (draft, _, whole) = try await draft(in: fixture)
    let item = try require(
      try await fixture.store.enqueue(.post(draft), by: fixture.reader, now: fixture.now)
    )
    let stored = try await fixture.store.discard(item.id, now: fixture.now)
    expect(stored?.media, equals: draft.media)
    try await sweep(fixture)
    expect(exists(whole))
  }
}
