import Foundation

/// The appearances of a bar or of a bar item; most have none.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
  /// The situation that an appearance is for.
  enum Place {
    case standard, scrollEdge, compact, compactScrollEdge
  }

  private var given: [Place: Appearance] = [:]
  /// The appearance returned before one is set; it takes effect once it is modified.
  private var offered: Appearance?
  /// Standard appearances without a background, created on first use.
  private var transparent: [Place: Appearance] = [:]
  private let onChange: (Place) -> Void

  /// Makes an empty set.
  ///
  /// - Parameter onChange: Called after an appearance was set, removed or modified.
  init(onChange: @escaping (Place) -> Void) {
    self.onChange = onChange
  }

  var isEmpty: Bool { given.isEmpty }

  /// The appearance for a situation; setting it stores a copy.
  subscript(place: Place) -> Appearance? {
    get { given[place] }
    set {
      if place == .standard { offered = nil }
      given[place] = newValue?.makeCopy() as? Appearance
      given[place]?.onChange = { [weak self] in self?.didChange(place) }
      didChange(place)
    }
  }

  /// The standard appearance; makes a new one for the caller to modify if none is set.
  func standard(orNew make: () -> Appearance) -> Appearance {
    if let standard = given[.standard] ?? offered { return standard }
    let new = make()
    new.onChange = { [weak self, weak new] in
      guard let self else { return }
      if let new, given[.standard] == nil {
        given[.standard] = new
        offered = nil
      }
      didChange(.standard)
    }
    offered = new
    return new
  }

  private func didChange(_ place: Place) {
    transparent = [:]
    onChange(place)
  }

  /// The appearance while content is behind the bar.
  private func scrolled(isCompact: Bool) -> Appearance? {
    (isCompact ? given[.compact] : nil) ?? given[.standard]
  }

  /// The appearance while the content's edge is at the bar.
  private func atEdge(isCompact: Bool) -> Appearance? {
    (isCompact ? given[.compactScrollEdge] : nil) ?? given[.scrollEdge]
  }

  /// The appearance while content is behind the bar, without its background.
  private func withoutBackground(isCompact: Bool) -> Appearance? {
    let place = isCompact && given[.compact] != nil ? Place.compact : .standard
    if let made = transparent[place] { return made }
    let new = given[place]?.makeCopy() as? Appearance
    new?.configureWithTransparentBackground()
    transparent[place] = new
    return new
  }

  /// The effective appearance; the item's takes precedence over the bar's.
  ///
  /// Without an appearance for the scroll edge, the bar shows no background there.
  ///
  /// - Returns: The appearance; nil if neither bar nor item has one.
  func shown(
    for item: BarAppearances?,
    isAtEdge: Bool,
    isCompact: Bool
  ) -> Appearance? {
    let scrolled = item?.scrolled(isCompact: isCompact)
    guard isAtEdge else { return scrolled ?? self.scrolled(isCompact: isCompact) }
    if let edge = item?.atEdge(isCompact: isCompact) ?? atEdge(isCompact: isCompact) {
      return edge
    }
    let owner = scrolled == nil ? self : item
    return owner?.withoutBackground(isCompact: isCompact)
  }
}
