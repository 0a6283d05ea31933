import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import MomentsValues
import SocialModel

/// Makes, changes and deletes filters.
///
/// Servers make another filter each time that one is sent, so each attempt first reads the existing
/// ones, and sends only what is missing.
struct FilterSending: RepeatableSending {
  /// The filters at the server.
  private enum Served {
    case filters([Filter])
    /// The filters of servers before Mastodon 4.0, with one word each.
    case legacy([LegacyFilter])
  }

  var feature: ServerFeature? { .filters }

  func send(_ work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> OutboxOutcome {
    .done(.filters(try await changed(work, runner)))
  }

  func isMissing(for work: OutboxRecord, _ runner: isolated OutboxRunner) async throws -> Bool {
    let target = work.target ?? ""
    do {
      // Some servers have filters that can be read only: a new one cannot be gone, and an existing
      // one is still there.
      let isNew = target.hasPrefix(MastodonProvider.localPrefix)
      let ids =
        switch try await served(runner) {
        case .filters(let all): all.map(\.id)
        case .legacy(let all): all.map(\.id)
        }
      return isNew || ids.contains(target)
    } catch let error as APIError {
      return error.status.map { MissingFeatures.isNamed(by: $0) } ?? false
    }
  }

  /// Sends the change of a filter, and returns the result; empty if the reader deleted it.
  private func changed(
    _ work: OutboxRecord,
    _ runner: isolated OutboxRunner
  ) async throws -> [StoredFilter] {
    let target = work.target ?? ""
    var requested: WordFilter?
    if case .filter(let filter) = work.action { requested = filter }
    switch (try await served(runner), requested) {
    case (.filters(let all), let filter?):
      return [StoredFilter(WordFilter(try await put(filter, target, among: all, runner)))]
    case (.legacy(let all), let filter?):
      return try await put(filter, target, among: all, runner)
        .map { StoredFilter(WordFilter($0), isOurs: true) }
    case (.filters(let all), nil) where all.contains { $0.id == target }:
      _ = try await runner.send(.deleteFilter(target))
    case (.legacy(let all), nil) where all.contains { $0.id == target }:
      _ = try await runner.send(.deleteLegacyFilter(target))
    // It was deleted elsewhere, too.
    case (_, nil): break
    }
    return []
  }

  private func served(_ runner: isolated OutboxRunner) async throws -> Served {
    do {
      return .filters(try await runner.send(.filters).elements)
    } catch let error as APIError {
      guard let status = error.status, MissingFeatures.isNamed(by: status) else { throw error }
      return .legacy(try await runner.send(.legacyFilters).elements)
    }
  }

  private func put(
    _ filter: WordFilter,
    _ target: String,
    among all: [Filter],
    _ runner: isolated OutboxRunner
  ) async throws -> Filter {
    // One that was deleted elsewhere meanwhile is made again, because the reader changed it.
    let known = all.first { $0.id == target }
    // An attempt whose response was lost may have made it.
    if known == nil, let made = all.first(where: { filter.isSame(as: WordFilter($0)) }) {
      return made
    }
    do {
      return try await put(filter, in: known, runner)
    } catch let error as APIError {
      // Servers before Mastodon 4.4 return some error for the unknown action, on each attempt.
      guard filter.action == .blur, let status = error.status, [400, 422, 500].contains(status)
      else { throw error }
      var filter = filter
      filter.action = .warn
      return try await put(filter, in: known, runner)
    }
  }

  private func put(
    _ filter: WordFilter,
    in known: Filter?,
    _ runner: isolated OutboxRunner
  ) async throws -> Filter {
    let draft = FilterRequest(filter, changing: known, secondsLeft: runner.secondsLeft(of: filter))
    return try await runner.send(known.map { .updateFilter($0.id, draft) } ?? .createFilter(draft))
  }

  /// Stores each word as a filter of its own; the first one has the identity.
  private func put(
    _ filter: WordFilter,
    _ target: String,
    among all: [LegacyFilter],
    _ runner: isolated OutboxRunner
  ) async throws -> [LegacyFilter] {
    var result: [LegacyFilter] = []
    for (place, keyword) in filter.keywords.enumerated() {
      let draft = LegacyFilterRequest(
        keyword,
        of: filter,
        secondsLeft: runner.secondsLeft(of: filter)
      )
      if place == 0, let known = all.first(where: { $0.id == target }) {
        result.append(try await runner.send(.updateLegacyFilter(known.id, draft)))
        continue
      }
      let requested = filter.only(keyword)
      let made = all.first { requested.isSame(as: WordFilter($0)) }
      let one = if let made { made } else { try await runner.send(.createLegacyFilter(draft)) }
      result.append(one)
    }
    return result
  }
}

extension OutboxRunner {
  /// The remaining duration of a filter by the server's clock; an expired filter ends immediately.
  fileprivate func secondsLeft(of filter: WordFilter) -> Int? {
    filter.expiresAt.map { max(1, Int($0.timeIntervalSince(serverNow).rounded())) }
  }
}

extension APIError {
  /// The HTTP status of a refusal.
  fileprivate var status: Int? {
    switch self {
    case .http(let problem): problem.status
    case .badRequest: 400
    case .notJSON(500): 500
    default: nil
    }
  }
}
