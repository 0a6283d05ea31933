/// The items that were passed to the prefetching data source.
struct PrefetchedItems<Place: Hashable & Comparable> {
  private var places: Set<Place> = []

  mutating func forget() { places.removeAll() }

  /// Updates the expected items.
  ///
  /// - Returns: The items to prefetch, and those to cancel because they are neither expected nor on
  ///   screen.
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
