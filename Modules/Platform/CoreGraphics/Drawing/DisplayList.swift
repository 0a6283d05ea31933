package import Foundation

/// A recorded drawing: the appearance of a view or a layer, which can be drawn repeatedly.
///
/// Immutable.
package final class DisplayList: Sendable {
  /// The commands, in order.
  ///
  /// Saves and groups are balanced.
  package let commands: [DrawCommand]
  /// The area the drawing was made for, in points.
  ///
  /// Nothing clips to it.
  package let bounds: CGRect

  /// Makes a drawing from its commands.
  package init(commands: [DrawCommand], bounds: CGRect) {
    self.commands = commands
    self.bounds = bounds
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { commands.isEmpty }
}
