extension UIImage.Orientation {
  /// Whether the orientation exchanges width and height.
  var swapsAxes: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation of the image mirrored horizontally.
  var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
