/// How far apart the places of rows are when nothing forces them together.
///
/// Places are whole numbers, greater for newer rows. Room is left so that what comes between finds
/// its place without moving others; where there is none left, all places of the timeline are dealt
/// out again.
struct PositionAllocator: Sendable {
  /// From one row to the next.
  var stride: Int64
  /// Across a gap, and below unordered rows.
  var span: Int64

  /// Room for a million rows between any two, and for a million times as many in a gap.
  static let usual = PositionAllocator(stride: 1 << 20, span: 1 << 40)
}
