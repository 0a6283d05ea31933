/// The items that the prefetch data source was notified of.
struct PrefetchedItems<Place: Hashable & Comparable> {
  private var places: Set<Place> = []

  mutating func forget() { places.removeAll() }

  /// Takes note of what comes next.
  ///
  /// - Returns: What it was not notified of yet, and what it was and neither comes nor is on screen
  ///   any more.
  mutating func expect(
    _ coming: [Place],
    isOnScreen: (Place) -> Bool
  ) -> (fresh: [Place], cancelled: [Place]) {
    let known = places
    places = Set(coming)
    let cancelled = known.filter { !places.contains($0) && !isOnScreen($0) }
    return (coming.filter { !known.contains($0) }, cancelled.sorted())
  }
}
