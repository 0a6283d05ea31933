import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
import SocialModel

extension OutboxRunner {
  /// The filters as a server has them.
  private enum Served {
    case filters([Filter])
    /// Those of servers before Mastodon 4.0, of one word each.
    case legacy([LegacyFilter])

    var stored: [StoredFilter] {
      switch self {
      case .filters(let all): all.map { StoredFilter(WordFilter($0)) }
      case .legacy(let all): all.map { StoredFilter(WordFilter($0), isOurs: true) }
      }
    }
  }

  /// Makes, changes or deletes a filter.
  ///
  /// Servers take a new filter as often as it is sent, so each attempt reads first what is there,
  /// and sends only what is missing.
  func changeFilter(_ work: OutboxWork) async throws -> OutboxOutcome {
    guard let target = work.target else { return .refused(.refused(nil)) }
    do {
      let known = try await served()
      var id: String?
      if let filter = work.filter {
        let old = work.isTargetLocal ? nil : target
        switch known {
        case .filters(let all): id = try await put(filter, old, among: all)
        case .legacy(let all): id = try await put(filter, old, among: all)
        }
      } else if known.stored.contains(where: { $0.id == target }) {
        switch known {
        case .filters: _ = try await send(.deleteFilter(target))
        case .legacy: _ = try await send(.deleteLegacyFilter(target))
        }
      }
      return .done(.filters(try await served().stored, id: id))
    } catch let error as APIError {
      return OutboxOutcome(OutboxVerdict(error))
    }
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
    _ old: String?,
    among all: [Filter]
  ) async throws -> String {
    let known = all.first { $0.id == old }
    let draft = FilterDraft(filter, changing: known, secondsLeft: secondsLeft(of: filter))
    if let old { return try await send(.updateFilter(old, draft)).id }
    // An attempt whose answer was lost may have made it.
    let made = all.first { filter.isSame(as: WordFilter($0)) }
    if let made { return made.id }
    return try await send(.createFilter(draft)).id
  }

  /// Each word is a filter of its own; the first has the identity.
  private func put(
    _ filter: WordFilter,
    _ old: String?,
    among all: [LegacyFilter]
  ) async throws -> String? {
    var id = old
    for (place, keyword) in filter.keywords.enumerated() {
      let draft = LegacyFilterDraft(keyword, of: filter, secondsLeft: secondsLeft(of: filter))
      if place == 0, let old {
        _ = try await send(.updateLegacyFilter(old, draft))
        continue
      }
      var one = filter
      one.title = keyword.words
      one.keywords = [keyword]
      let made = all.first { one.isSame(as: WordFilter($0)) }
      let known = if let made { made.id } else { try await send(.createLegacyFilter(draft)).id }
      id = id ?? known
    }
    return id
  }

  /// How long a filter counts by the server's clock; one whose time is over ends at once.
  private func secondsLeft(of filter: WordFilter) -> Int? {
    filter.expiresAt.map { max(1, Int($0.timeIntervalSince(serverNow).rounded())) }
  }
}

extension WordFilter {
  /// Whether another is what this one becomes at a server: blurring is a warning where it is not
  /// known, and an end differs by the time that the request took.
  fileprivate func isSame(as other: WordFilter) -> Bool {
    let everywhere = Set(ContentFilter.Place.allCases)
    return title == other.title && Set(keywords) == Set(other.keywords)
      && (places ?? everywhere) == (other.places ?? everywhere)
      && (action == .hide) == (other.action == .hide)
      && (expiresAt == nil) == (other.expiresAt == nil)
  }
}

extension APIError {
  /// The HTTP status of a refusal.
  fileprivate var status: Int? {
    switch self {
    case .http(let problem): problem.status
    case .notJSON(let status): status
    default: nil
    }
  }
}
