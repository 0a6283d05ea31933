import UIKit

extension Anchored {
  /// The anchor of an attribute across; nil for others.
  func horizontalAnchor(_ attribute: LayoutAttribute) -> NSLayoutXAxisAnchor? {
    switch attribute {
    case .leading: leadingAnchor
    case .trailing: trailingAnchor
    case .left: leftAnchor
    case .right: rightAnchor
    case .centerX: centerXAnchor
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .width, .height: nil
    }
  }

  /// The anchor of an attribute from top to bottom; nil for others.
  func verticalAnchor(_ attribute: LayoutAttribute) -> NSLayoutYAxisAnchor? {
    switch attribute {
    case .top: topAnchor
    case .bottom: bottomAnchor
    case .centerY: centerYAnchor
    case .firstBaseline: viewWithText.firstBaselineAnchor
    case .lastBaseline: viewWithText.lastBaselineAnchor
    case .leading, .trailing, .left, .right, .centerX, .width, .height: nil
    }
  }

  /// The width, or the height.
  func dimension(_ attribute: LayoutAttribute) -> NSLayoutDimension {
    attribute == .width ? widthAnchor : heightAnchor
  }

  private var viewWithText: UIView {
    guard let view = self as? UIView else {
      preconditionFailure("\(self) has no baseline: views have one, layout guides have none.")
    }
    return view
  }
}
