import Foundation

/// The appearances of a bar or of a bar item; most have none.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
  /// The situation that an appearance is for.
  enum Kind {
    case standard, scrollEdge, compact, compactScrollEdge
  }

  private var given: [Kind: Appearance] = [:]
  /// The appearance returned before one is set; it takes effect once it is modified.
  private var offered: Appearance?
  /// Standard appearances without a background, created on first use.
  private var transparent: [Kind: Appearance] = [:]
  private let onChange: (Kind) -> Void

  /// Makes an empty set.
  ///
  /// - Parameter onChange: Called after an appearance was set, removed or modified.
  init(onChange: @escaping (Kind) -> Void) {
    self.onChange = onChange
  }

  var isEmpty: Bool { given.isEmpty }

  /// The appearance for a situation; setting it stores a copy.
  subscript(kind: Kind) -> Appearance? {
    get { given[kind] }
    set {
      if kind == .standard { offered = nil }
      given[kind] = newValue?.makeCopy() as? Appearance
      given[kind]?.onChange = { [weak self] in self?.didChange(kind) }
      didChange(kind)
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

  private func didChange(_ kind: Kind) {
    transparent = [:]
    onChange(kind)
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
    let kind = isCompact && given[.compact] != nil ? Kind.compact : .standard
    if let made = transparent[kind] { return made }
    let new = given[kind]?.makeCopy() as? Appearance
    new?.configureWithTransparentBackground()
    transparent[kind] = new
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
