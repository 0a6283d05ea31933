import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

extension OutboxRunner {
  /// The filters at the server.
  private enum Served {
    case filters([Filter])
    /// The filters of servers before Mastodon 4.0, with one word each.
    case legacy([LegacyFilter])
  }

  /// Makes, changes or deletes a filter.
  ///
  /// Servers make another filter each time that one is sent, so each attempt first reads the
  /// existing ones, and sends only what is missing.
  func changeFilter(_ work: OutboxRecord) async throws -> OutboxOutcome {
    guard let target = work.target, work.isOn == (work.filter != nil) else {
      // The stored filter cannot be read; that must not delete anything.
      return .refused(.refused(nil))
    }
    do {
      return .done(.filters(try await changed(target, work)))
    } catch let error as APIError {
      return OutboxOutcome(OutboxVerdict(error))
    }
  }

  /// Sends the change of a filter, and returns the result; empty if the reader deleted it.
  private func changed(_ target: String, _ work: OutboxRecord) async throws -> [StoredFilter] {
    switch (try await served(), work.filter) {
    case (.filters(let all), let filter?):
      return [StoredFilter(WordFilter(try await put(filter, target, among: all)))]
    case (.legacy(let all), let filter?):
      return try await put(filter, target, among: all)
        .map { StoredFilter(WordFilter($0), isOurs: true) }
    case (.filters(let all), nil) where all.contains { $0.id == target }:
      _ = try await send(.deleteFilter(target))
    case (.legacy(let all), nil) where all.contains { $0.id == target }:
      _ = try await send(.deleteLegacyFilter(target))
    // It was deleted elsewhere, too.
    case (_, nil): break
    }
    return []
  }

  private func served() async throws -> Served {
    do {
      return .filters(try await send(.filters).elements)
    } catch let error as APIError {
      guard let status = error.status, FilterSynchronizer.isMissing(status) else { throw error }
      return .legacy(try await send(.legacyFilters).elements)
    }
  }

  private func put(
    _ filter: WordFilter,
    _ target: String,
    among all: [Filter]
  ) async throws -> Filter {
    // One that was deleted elsewhere meanwhile is made again, because the reader changed it.
    let known = all.first { $0.id == target }
    // An attempt whose response was lost may have made it.
    if known == nil, let made = all.first(where: { filter.isSame(as: WordFilter($0)) }) {
      return made
    }
    return try await sending(filter) { filter in
      let draft = FilterDraft(filter, changing: known, secondsLeft: secondsLeft(of: filter))
      return try await send(known.map { .updateFilter($0.id, draft) } ?? .createFilter(draft))
    }
  }

  /// Sends a filter; a filter that blurs is sent as one that warns where blurring is unknown.
  ///
  /// Servers before Mastodon 4.4 return some error for an unknown action, on each attempt.
  private func sending(
    _ filter: WordFilter,
    _ send: (WordFilter) async throws -> Filter
  ) async throws -> Filter {
    do {
      return try await send(filter)
    } catch let error as APIError {
      guard filter.action == .blur, let status = error.status, [400, 422, 500].contains(status)
      else { throw error }
      var filter = filter
      filter.action = .warn
      return try await send(filter)
    }
  }

  /// Stores each word as a filter of its own; the first one has the identity.
  private func put(
    _ filter: WordFilter,
    _ target: String,
    among all: [LegacyFilter]
  ) async throws -> [LegacyFilter] {
    var result: [LegacyFilter] = []
    for (place, keyword) in filter.keywords.enumerated() {
      let draft = LegacyFilterDraft(keyword, of: filter, secondsLeft: secondsLeft(of: filter))
      if place == 0, let known = all.first(where: { $0.id == target }) {
        result.append(try await send(.updateLegacyFilter(known.id, draft)))
        continue
      }
      let requested = filter.only(keyword)
      let made = all.first { requested.isSame(as: WordFilter($0)) }
      let one = if let made { made } else { try await send(.createLegacyFilter(draft)) }
      result.append(one)
    }
    return result
  }

  /// The remaining duration of a filter by the server's clock; an expired filter ends immediately.
  private func secondsLeft(of filter: WordFilter) -> Int? {
    filter.expiresAt.map { max(1, Int($0.timeIntervalSince(serverNow).rounded())) }
  }
}

extension APIError {
  /// The HTTP status of a refusal.
  fileprivate var status: Int? {
    switch self {
    case .http(let problem): problem.status
    case .badRequest: 400
    case .notJSON(let status): status
    default: nil
    }
  }
}
