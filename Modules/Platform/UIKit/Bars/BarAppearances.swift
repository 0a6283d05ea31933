import Foundation

/// The appearances that a bar or one of its items was given; most have none.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
  /// When an appearance counts.
  enum Place {
    case standard, scrollEdge, compact, compactScrollEdge
  }

  private var given: [Place: Appearance] = [:]
  /// What a bar without a standard appearance hands out: it counts as soon as it is changed.
  private var offered: Appearance?
  /// Standard appearances without a background, made on first use.
  private var transparent: [Place: Appearance] = [:]
  private let onChange: (Place) -> Void

  /// Makes an empty set.
  ///
  /// - Parameter onChange: Called after an appearance was given, taken away or changed.
  init(onChange: @escaping (Place) -> Void) {
    self.onChange = onChange
  }

  var isEmpty: Bool { given.isEmpty }

  /// The appearance for a place; what is set is copied.
  subscript(place: Place) -> Appearance? {
    get { given[place] }
    set {
      if place == .standard { offered = nil }
      given[place] = newValue?.makeCopy() as? Appearance
      given[place]?.onChange = { [weak self] in self?.didChange(place) }
      didChange(place)
    }
  }

  /// The standard appearance, or one to change where there is none.
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

  /// The appearance while content lies below the bar.
  private func scrolled(isCompact: Bool) -> Appearance? {
    (isCompact ? given[.compact] : nil) ?? given[.standard]
  }

  /// The appearance while content ends at the bar.
  private func atEdge(isCompact: Bool) -> Appearance? {
    (isCompact ? given[.compactScrollEdge] : nil) ?? given[.scrollEdge]
  }

  /// The appearance while content lies below the bar, without a background.
  private func withoutBackground(isCompact: Bool) -> Appearance? {
    let place = isCompact && given[.compact] != nil ? Place.compact : .standard
    if let made = transparent[place] { return made }
    let new = given[place]?.makeCopy() as? Appearance
    new?.configureWithTransparentBackground()
    transparent[place] = new
    return new
  }

  /// What a bar looks like; that of the item counts.
  ///
  /// Where content ends at the bar, one without an appearance for that shows no background.
  ///
  /// - Returns: The appearance; nil where neither bar nor item have one.
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
