public import Foundation
public import MomentsValues

/// A filter of the reader that a moment meets, as the provider returned it.
///
/// Providers return which filters match; the caller applies the place and the end of a filter, with
/// `Moment.verdict(in:at:)`.
public struct ContentFilter: Sendable, Hashable {
  /// The title of the filter.
  public var title: String
  /// What it does with a post.
  public var action: FilterAction
  /// Where it applies; nil for everywhere.
  public var places: Set<FilterPlace>?
  /// When it expires; nil for never.
  public var expiresAt: Date?

  /// Makes a filter.
  public init(
    title: String,
    action: FilterAction = .warn,
    places: Set<FilterPlace>? = nil,
    expiresAt: Date? = nil
  ) {
    self.title = title
    self.action = action
    self.places = places
    self.expiresAt = expiresAt
  }

  /// Whether the filter applies in a place at a time.
  public func counts(in place: FilterPlace, at time: Date) -> Bool {
    (places?.contains(place) ?? true) && (expiresAt.map { $0 > time } ?? true)
  }
}

/// The verdict of a reader's filters on a moment.
public enum FilterVerdict: Sendable, Hashable {
  /// No filter is met.
  case show
  /// The moment is behind the title of a filter.
  case warn(title: String)
  /// The moment is shown, and its media is behind the title of a filter.
  case blur(title: String)
  /// The moment is not shown.
  case hide
}

extension [ContentFilter] {
  /// The verdict of the filters that a post meets, in a place at a time: hiding outweighs warning,
  /// which outweighs blurring; the first of equal filters counts.
  public func verdict(in place: FilterPlace, at time: Date) -> FilterVerdict {
    let met = filter { $0.counts(in: place, at: time) }
    if met.contains(where: { $0.action == .hide }) { return .hide }
    if let warning = met.first(where: { $0.action == .warn }) { return .warn(title: warning.title) }
    return met.first.map { .blur(title: $0.title) } ?? .show
  }
}

extension Moment {
  /// The verdict of the filters that the moment meets, in a place at a time.
  public func verdict(in place: FilterPlace, at time: Date) -> FilterVerdict {
    filters.verdict(in: place, at: time)
  }
}
