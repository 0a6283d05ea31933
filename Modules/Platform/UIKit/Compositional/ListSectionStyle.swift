internal import Foundation

/// What makes a section a list, besides its group.
@MainActor struct ListSectionStyle {
  /// Room above the header, in points.
  var headerPadding: CGFloat = 0
}
