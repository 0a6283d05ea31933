/// The reason why a constraint is invalid, with UIKit's message.
enum ConstraintFault {
  /// Attributes of different axes, or a position and a size.
  case invalidPairing
  /// Leading or trailing combined with left or right.
  case mixedDirections
  /// A position without another position to relate it to.
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
  /// The fault of the constraint, independent of the hierarchy; nil if it is valid.
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

  /// Stops the program if the constraint is invalid.
  final func validate() {
    guard let fault else { return }
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason:"
        + " 'NSLayoutConstraint for \(first.name): \(fault.words)'"
    )
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether exactly one of the two attributes depends on the layout direction.
  func mixesDirections(with other: NSLayoutConstraint.Attribute) -> Bool {
    (isDirectional && other.isAbsoluteEdge) || (isAbsoluteEdge && other.isDirectional)
  }
}
