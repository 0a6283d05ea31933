/// The distances between the positions of rows.
///
/// Positions are integers, greater for newer rows. They leave room, so that rows can be inserted
/// without moving others; if there is none left, all positions of the timeline are allocated again.
struct PositionAllocator: Sendable {
  /// The distance from one row to the next.
  var stride: Int64
  /// The distance across a gap, and below unordered rows.
  var span: Int64

  /// Room for a million rows between any two, and for a million times as many in a gap.
  static let usual = PositionAllocator(stride: 1 << 20, span: 1 << 40)
}
