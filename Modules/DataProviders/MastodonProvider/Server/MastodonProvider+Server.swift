import Foundation
import LocalStore
import MastodonAPI
public import MomentsValues
import SocialModel

extension MastodonProvider {
  /// The number of seconds the stored description of a server is fresh.
  private static let day: TimeInterval = 86_400

  /// The version of Mastodon's interface that takes quotes: that of Mastodon 4.5.
  private static let firstVersionWithQuotes = 7

  /// The stored limits of a post; returns immediately.
  public func postLimits() async -> PostLimits {
    let stored = await StoredInstance.read(from: store)
    guard let instance = stored?.instance else { return .mastodon }
    let limits = instance.limits
    return PostLimits(
      characters: limits.characters,
      charactersPerLink: limits.charactersPerURL,
      attachments: limits.attachments,
      altTextCharacters: limits.descriptionCharacters,
      imageBytes: limits.imageBytes,
      mediaTypes: limits.fileTypes,
      pollOptions: limits.pollOptions,
      pollOptionCharacters: limits.charactersPerPollOption,
      shortestPoll: limits.shortestPoll,
      longestPoll: limits.longestPoll,
      takesQuotes: (instance.apiVersion ?? 0) >= Self.firstVersionWithQuotes,
      takesSchedules: stored?.takesSchedules ?? false
    )
  }

  /// Requests the server's description and limits, unless that was done today.
  ///
  /// - Throws: `ProviderError` or `CancellationError`; the stored ones stay.
  func refreshInstance() async throws {
    let now = dependencies.now()
    if let stored = await StoredInstance.read(from: store), stored.instance != nil,
      stored.takesSchedules != nil,
      (0..<Self.day).contains(now.timeIntervalSince(stored.fetchedAt))
    {
      return
    }
    let json: Data
    do {
      json = try await description(.instance)
    } catch ProviderError.httpStatus(_, 404) {
      json = try await description(.oldInstance)
    }
    var stored = StoredInstance(fetchedAt: now, json: json)
    stored.takesSchedules = await StoredInstance.read(from: store)?.takesSchedules
    try await stored.save(in: store)
    if let instance = stored.instance {
      translationOffer.note(instance.translates)
      await missing.note(version: instance.version)
    }
    stored.takesSchedules = try await takesSchedules()
    try await stored.save(in: store)
  }

  /// Whether the server supports scheduled posts: if so, it can list them.
  ///
  /// - Throws: `ProviderError` of the network, or `CancellationError`.
  private func takesSchedules() async throws -> Bool {
    do {
      _ = try await access.send(.scheduledStatuses(PageRequest(limit: 1)))
      return true
    } catch ProviderError.httpStatus(_, let code) where code < 500 || code == 501 {
      return false
    } catch ProviderError.refused, ProviderError.unexpectedResponse {
      return false
    }
  }

  /// The server's description of itself, stored as it is, because later versions read more of it.
  private func description(_ instance: Endpoint<Instance>) async throws -> Data {
    let endpoint = Endpoint<Data>(instance.method, instance.path) { response in
      _ = try JSONDecoder().decode(Instance.self, from: response.body)
      return response.body
    }
    return try await access.send(endpoint).value
  }
}
