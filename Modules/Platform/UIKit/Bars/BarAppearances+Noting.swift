import Foundation

extension AppearanceTarget {
  /// Called when an appearance of a bar or of a bar item was set or modified: notes the property
  /// that has it, see `UIAppearance`.
  ///
  /// - Parameters:
  ///   - kind: The situation that the appearance is for.
  ///   - standard: The property of the standard appearance.
  ///   - others: The properties of the others that there are.
  func noteAppearance<Appearance>(
    at kind: BarAppearances<Appearance>.Kind,
    _ standard: ReferenceWritableKeyPath<Self, Appearance>,
    _ others:
      @autoclosure () -> [BarAppearances<Appearance>.Kind: ReferenceWritableKeyPath<
        Self, Appearance?
      >]
  ) {
    if kind == .standard {
      noteAppearance(standard, self[keyPath: standard])
    } else if let path = others()[kind] {
      noteAppearance(path, self[keyPath: path])
    }
  }
}
