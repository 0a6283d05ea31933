import Foundation
import LocalStore
import MastodonAPI
import MomentsValues
import SocialModel

/// The photos of a post at the server.
struct UploadedMedia: Sendable, Hashable {
  /// The server's identities, in the order of the post.
  var ids: [String]
  /// Whether one of them was uploaded by an earlier attempt.
  var areOld: Bool
}

/// The reason why an item cannot be sent yet, or at all: something before its own request failed.
struct UnmetPrecondition: Error {
  var outcome: OutboxOutcome

  init(_ outcome: OutboxOutcome) { self.outcome = outcome }

  /// An error while photos were uploaded or an edited post was read: the post itself was not sent.
  init(preparing error: APIError) {
    switch OutboxVerdict(error) {
    case .later(let failure, _, let time): outcome = .later(failure, isUnknown: false, at: time)
    // The limit is for photos and reads, not for posts.
    case .limited(let until): outcome = .limited(until: until, wholeKind: false)
    // What was not found is a photo or a post, and says nothing about the item's own address.
    case .refused(let failure, _): outcome = .refused(failure)
    case .signIn: outcome = .signIn
    }
  }

  /// An error while the reader's own posts were read: nothing new is known.
  init(checking error: APIError) {
    switch OutboxVerdict(error) {
    case .later(let failure, _, let time): outcome = .later(failure, isUnknown: true, at: time)
    case .limited(let until): outcome = .limited(until: until, wholeKind: false)
    case .signIn: outcome = .signIn
    // A failure to read own posts says nothing about the post.
    case .refused(_, let status): outcome = .later(.server(status: status), isUnknown: true)
    }
  }
}

extension OutboxRunner {
  /// The number of seconds an upload is reused: servers delete unattached media after a day.
  private static let uploadLife: TimeInterval = 23 * 3_600
  /// The number of seconds a server may process a photo.
  private static let timeout: TimeInterval = 600

  /// Uploads the photos of a draft that are not at the server yet, two at a time.
  ///
  /// - Throws: `UnmetPrecondition`, `CancellationError`, errors of the store.
  func send(imagesOf draft: PostDraft) async throws -> UploadedMedia {
    let uploads = uploads
    return try await withThrowingTaskGroup(of: (Int, String, Bool).self) { group in
      for (index, media) in draft.media.enumerated() {
        group.addTask {
          try await uploads.pass {
            let (id, isOld) = try await self.send(media)
            return (index, id, isOld)
          }
        }
      }
      var ids = Array(repeating: "", count: draft.media.count)
      var areOld = false
      for try await (index, id, isOld) in group {
        ids[index] = id
        areOld = areOld || isOld
      }
      return UploadedMedia(ids: ids, areOld: areOld)
    }
  }

  /// Forgets the uploads of a draft.
  func forget(imagesOf draft: PostDraft) async throws {
    for media in draft.media {
      guard var upload = try await store.upload(media.id) else { continue }
      upload.serverID = nil
      upload.uploadedAt = nil
      try await store.save(upload)
    }
  }

  private func send(_ media: DraftMedia) async throws -> (id: String, isOld: Bool) {
    if let id = DraftMedia.serverID(of: media.id) { return (id, false) }
    guard var upload = try await store.upload(media.id) else {
      throw UnmetPrecondition(.refused(.mediaMissing))
    }
    do {
      if let id = upload.serverID, let time = upload.uploadedAt,
        dependencies.now().timeIntervalSince(time) < Self.uploadLife,
        try await isUsable(&upload, id, media)
      {
        return (id, true)
      }
      return (try await send(media, &upload), false)
    } catch let error as APIError {
      throw UnmetPrecondition(preparing: error)
    }
  }

  private func send(_ media: DraftMedia, _ upload: inout MediaUpload) async throws -> String {
    guard FileManager.default.isReadableFile(atPath: upload.file.path) else {
      throw UnmetPrecondition(.refused(.mediaMissing))
    }
    let endpoint = Endpoint.upload(
      .file(upload.file),
      name: upload.file.lastPathComponent,
      type: upload.type,
      description: media.altText.isEmpty ? nil : media.altText,
      focus: media.focus.map { .init(x: $0.x, y: $0.y) }
    )
    let response = try await client.send(endpoint)
    noteResponse()
    upload.serverID = response.value.id
    upload.uploadedAt = dependencies.now()
    upload.isReady = !response.isUnfinished
    upload.sentAltText = media.altText
    upload.sentFocus = media.focus
    try await store.save(upload)
    if response.isUnfinished { try await wait(for: &upload, response.value.id) }
    return response.value.id
  }

  /// Updates an earlier upload to match the draft; false where it must be uploaded again.
  private func isUsable(
    _ upload: inout MediaUpload,
    _ id: String,
    _ media: DraftMedia
  ) async throws -> Bool {
    do {
      if (upload.sentAltText ?? "") != media.altText || upload.sentFocus != media.focus {
        let point = media.focalPoint
        _ = try await client.send(
          .updateMedia(id, description: media.altText, focus: .init(x: point.x, y: point.y))
        )
        upload.sentAltText = media.altText
        upload.sentFocus = media.focus
        try await store.save(upload)
      }
      if !upload.isReady { try await wait(for: &upload, id) }
      return true
    } catch APIError.http(let problem) where problem.status == 404 {
      return false
    }
  }

  /// Waits until the server has processed a photo or film.
  private func wait(for upload: inout MediaUpload, _ id: String) async throws {
    let end = steadyNow.addingTimeInterval(Self.timeout)
    var pause: TimeInterval = 0.5
    while true {
      try await dependencies.clock.sleep(for: .seconds(pause))
      let response = try await client.send(.media(id))
      if !response.isUnfinished {
        upload.isReady = true
        try await store.save(upload)
        return
      }
      guard steadyNow < end else {
        throw UnmetPrecondition(.later(.server(status: 206), isUnknown: false))
      }
      pause = min(pause * 2, 15)
    }
  }
}

extension DraftMedia {
  /// The focal point; nil for the center, which is the server's default.
  var focus: FocalPoint? { focalPoint == .center ? nil : focalPoint }
}
