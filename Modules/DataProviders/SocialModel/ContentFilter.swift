public import Foundation

/// A filter of the reader's that a moment meets, as the provider says.
///
/// Providers say which filters match; where and until when a filter counts is the caller's to
/// apply, with `Moment.verdict(in:at:)`.
public struct ContentFilter: Sendable, Hashable {
  /// What a filter wants to be done, in the word that servers have for it.
  public enum Action: String, Sendable, Hashable, CaseIterable {
    /// Show the filter's title first, and what it hides if the reader asks.
    case warn
    /// Show the text; cover the media until the reader asks for it.
    case blur
    /// Show nothing.
    case hide
  }

  /// Where a filter counts, in the word that servers have for it.
  public enum Place: String, Sendable, Hashable, CaseIterable {
    /// The reader's own timeline and lists.
    case home
    case notifications
    /// Public timelines and hashtags.
    case `public`
    /// A moment with its comments.
    case thread
    /// Profiles.
    case account
  }

  /// What the reader called the filter.
  public var title: String
  /// What it wants to be done.
  public var action: Action
  /// Where it counts; nil for everywhere.
  public var places: Set<Place>?
  /// When it ends to count; nil for never.
  public var expiresAt: Date?

  /// Makes a filter.
  public init(
    title: String,
    action: Action = .warn,
    places: Set<Place>? = nil,
    expiresAt: Date? = nil
  ) {
    self.title = title
    self.action = action
    self.places = places
    self.expiresAt = expiresAt
  }

  /// Whether the filter counts in a place at a time.
  public func counts(in place: Place, at time: Date) -> Bool {
    (places?.contains(place) ?? true) && (expiresAt.map { $0 > time } ?? true)
  }
}

/// What the filters of a reader make of a moment.
public enum FilterVerdict: Sendable, Hashable {
  /// No filter is met.
  case show
  /// It waits behind the title of a filter.
  case warn(title: String)
  /// It shows, and its media waits behind the title of a filter.
  case blur(title: String)
  /// It does not show at all.
  case hide
}

extension [ContentFilter] {
  /// What filters make of a post that meets them in a place at a time: one that hides outweighs all
  /// that warn, and those outweigh all that blur; of equals the first counts.
  public func verdict(in place: ContentFilter.Place, at time: Date) -> FilterVerdict {
    let met = filter { $0.counts(in: place, at: time) }
    if met.contains(where: { $0.action == .hide }) { return .hide }
    if let warning = met.first(where: { $0.action == .warn }) { return .warn(title: warning.title) }
    return met.first.map { .blur(title: $0.title) } ?? .show
  }
}

extension Moment {
  /// What the filters that the moment meets make of it in a place at a time.
  public func verdict(in place: ContentFilter.Place, at time: Date) -> FilterVerdict {
    filters.verdict(in: place, at: time)
  }
}
