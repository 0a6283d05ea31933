import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
public import SocialModel

extension MastodonProvider {
  /// For how many seconds a response about a person is fresh.
  private static let freshness: TimeInterval = 60
  /// The number of people in one request.
  private static let batch = 40

  /// The reader's own account: as the server returns it, or as it is stored where that cannot be
  /// reached.
  public func reader() async throws -> SocialModel.Account? {
    try await account(readerID, sending: .verifyCredentials)
  }

  /// A person: as the server returns them, or as they are stored if it cannot be reached.
  func person(_ id: String) async throws -> Account? {
    id == readerID ? try await reader() : try await account(id, sending: .account(id))
  }

  private func account(
    _ id: String,
    sending endpoint: Endpoint<MastodonAPI.Account>
  ) async throws -> Account? {
    let stored = try await store.account(id: id)
    if let stored, requestTimes.isFresh(id, at: dependencies.now(), for: Self.freshness) {
      return stored
    }
    do {
      let response = try await access.send(endpoint).value
      let account = StatusMapper().account(from: response)
      try await store.saveProfile(account)
      requestTimes.note(id, at: dependencies.now())
      if id == readerID {
        if let source = response.source { try await StoredDefaults(source).save(in: store) }
        try await OwnProfile(response)?.save(in: store)
        await readerChanged(account)
      }
      // The stored account includes what the reader changed meanwhile.
      return try await store.account(id: id) ?? account
    } catch let error as ProviderError {
      guard let stored, !error.isAboutTheDisk else { throw error }
      return stored
    }
  }

  /// The reader's relationships with some people; the stored ones if the server cannot be reached.
  public func relationships(
    with accountIDs: [String]
  ) async throws -> [SocialModel.Relationship] {
    let ids = accountIDs.filter { $0 != readerID }
    guard !ids.isEmpty else { return [] }
    do {
      var start = 0
      while start < ids.count {
        let part = Array(ids[start..<min(start + Self.batch, ids.count)])
        try await store.reconciling {
          let response = try await access.send(.relationships(part)).value
          try await store.save(response.elements.map { SocialModel.Relationship($0) })
        }
        start += part.count
      }
    } catch let error as ProviderError where !error.isAboutTheDisk {
      guard try await !store.relationships(ids: ids).isEmpty else { throw error }
    }
    return try await store.relationships(ids: ids)
  }
}

extension ProviderError {
  /// Whether the error is one of the local disk, which stored content cannot replace.
  var isAboutTheDisk: Bool {
    if case .notSaved = self { true } else { false }
  }

  /// Whether the error may be temporary, so that stored content is used meanwhile.
  ///
  /// An error that says that something was deleted, or that the reader may not see it, is final.
  var mayPass: Bool {
    switch self {
    case .httpStatus(_, let code): code >= 500
    case .refused, .unknownMoment, .notSaved: false
    default: true
    }
  }
}

extension SocialModel.Relationship {
  /// A relationship for screens.
  init(_ relationship: MastodonAPI.Relationship) {
    self.init(
      id: relationship.id,
      following: relationship.following ? .yes : relationship.requested ? .requested : .no,
      followsReader: relationship.followedBy,
      isMuted: relationship.muting,
      isBlocked: relationship.blocking || relationship.domainBlocking,
      note: relationship.note
    )
  }
}
