public import CoreGraphics
import Foundation
public import UIKit

extension Diffing where Format == String {
  /// Compares texts line by line.
  public static var lines: Self { lines { $0 } }

  /// Compares texts line by line, after normalizing their order.
  static func lines(inOrder: @escaping (String) -> String) -> Self {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(bytes: data, encoding: .utf8) else {
          throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
      },
      diff: { reference, seen in
        guard reference != seen, inOrder(reference) != inOrder(seen) else { return nil }
        return SnapshotDifference(firstDifference(reference, seen))
      }
    )
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let count = min(old.count, new.count)
    let line = (0..<count).first { old[$0] != new[$0] } ?? count
    let wanted = line < old.count ? old[line].trimmingCharacters(in: .whitespaces) : "(end)"
    let got = line < new.count ? new[line].trimmingCharacters(in: .whitespaces) : "(end)"
    return "the text differs at line \(line + 1): expected \(wanted), got \(got)"
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text itself.
  public static var lines: Self { Snapshotting(pathExtension: "txt", diffing: .lines) { $0 } }
}

extension Snapshotting where Format == String {
  /// Compares layouts independent of the order of cells in lists.
  fileprivate static func layout(
    making makeSnapshot: @escaping (() throws -> Value) throws -> String
  ) -> Self {
    Snapshotting(
      pathExtension: "txt",
      diffing: .lines(inOrder: LayoutDescription.withCellsInOrder),
      making: makeSnapshot
    )
  }
}

extension Snapshotting where Value == Screen, Format == String {
  /// The views on a screen as text, one per line: type, frame in points, identifier, text.
  public static var layout: Self { .layout { try $0().layoutDescription() } }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A view as text, in its own or fitting size.
  public static var layout: Self { .layout() }

  /// A view and its descendants as text, one per line: type, frame in points, identifier, text.
  ///
  /// - Parameters:
  ///   - size: The size; a side of zero is that of the view.
  ///   - traits: The environment.
  /// - Returns: The strategy.
  public static func layout(
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    .layout { make in
      try SnapshotStage(make, size: size, traits: traits).render { $0.layoutDescription(of: $1) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The views of a controller as text, on a phone.
  public static var layout: Self { .layout() }

  /// The views of a controller as text, one per line: type, frame in points, identifier, text.
  ///
  /// - Parameters:
  ///   - size: The size of the window; 390 by 844 without one.
  ///   - traits: The environment.
  /// - Returns: The strategy.
  public static func layout(
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    .layout { make in
      try SnapshotStage(make, size: size, traits: traits).render { $0.layoutDescription(of: $1) }
    }
  }
}

extension Snapshotting where Format == String {
  /// The accessibility tree.
  fileprivate static func accessibility(
    making makeSnapshot: @escaping (() throws -> Value) throws -> String
  ) -> Self {
    Snapshotting(pathExtension: "accessibility.txt", diffing: .lines, making: makeSnapshot)
  }
}

extension Snapshotting where Value == Screen, Format == String {
  /// The accessibility tree of a screen, one element per line, in reading order.
  public static var accessibility: Self {
    .accessibility { make in
      let screen = try make()
      return screen.accessibilityDescription(of: screen.window)
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The accessibility tree of a view, in its own or fitting size.
  public static var accessibility: Self { .accessibility() }

  /// The accessibility tree of a view, one element per line, in reading order.
  ///
  /// - Parameters:
  ///   - size: The size; a side of zero is that of the view.
  ///   - traits: The environment.
  /// - Returns: The strategy.
  public static func accessibility(
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    .accessibility { make in
      try SnapshotStage(make, size: size, traits: traits)
        .render { $0.accessibilityDescription(of: $1) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The accessibility tree of a controller, on a phone.
  public static var accessibility: Self { .accessibility() }

  /// The accessibility tree of a controller, one element per line, in reading order.
  ///
  /// - Parameters:
  ///   - size: The size of the window; 390 by 844 without one.
  ///   - traits: The environment.
  /// - Returns: The strategy.
  public static func accessibility(
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Self {
    .accessibility { make in
      try SnapshotStage(make, size: size, traits: traits)
        .render { $0.accessibilityDescription(of: $1) }
    }
  }
}
