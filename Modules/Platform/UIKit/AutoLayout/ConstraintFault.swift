/// Why a layout rejects a constraint, in UIKit's words.
enum ConstraintFault {
  /// Attributes of different axes, or a location and a size.
  case invalidPairing
  /// Leading or trailing on one side, left or right on the other.
  case mixedDirections
  /// A location that no other location has a part in.
  case locationEqualToConstant

  var words: String {
    switch self {
    case .invalidPairing: "Invalid pairing of layout attributes."
    case .mixedDirections:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
        + " Use leading/trailing for both or neither."
    case .locationEqualToConstant:
      "A multiplier of 0 or a nil second item together with a location for the first attribute"
        + " creates an illegal constraint of a location equal to a constant. Location attributes must"
        + " be specified in pairs."
    }
  }
}

extension NSLayoutConstraint {
  /// The fault of the constraint, independent of the layout; nil for none.
  final var fault: ConstraintFault? {
    let (first, second) = (storedFirstAttribute, storedSecondAttribute)
    // Two distances, or a distance and a dimension, along one axis.
    if self is DistanceConstraint {
      return first.isHorizontal == second.isHorizontal ? nil : .invalidPairing
    }
    if second == .notAnAttribute { return first.isDimension ? nil : .locationEqualToConstant }
    guard first.isDimension == second.isDimension else { return .invalidPairing }
    guard !first.isDimension else { return nil }
    guard first.isHorizontal == second.isHorizontal else { return .invalidPairing }
    if storedMultiplier == 0 { return .locationEqualToConstant }
    return first.mixesDirections(with: second) ? .mixedDirections : nil
  }

  /// Stops the program where no layout can take the constraint in.
  final func requireSense() {
    guard let fault else { return }
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason:"
        + " 'NSLayoutConstraint for \(first.name): \(fault.words)'"
    )
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether one of the two changes sides in a right-to-left interface and the other does not.
  func mixesDirections(with other: NSLayoutConstraint.Attribute) -> Bool {
    (isDirectional && other.isAbsoluteEdge) || (isAbsoluteEdge && other.isDirectional)
  }
}
