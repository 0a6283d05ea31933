import Foundation

extension NSLayoutConstraint {
  /// `<NSLayoutConstraint:0x1 'name' UILabel:0x2.leading == UIView:0x3.leading + 16 (active)>`.
  final func describe() -> String {
    var text = "<\(type(of: self)):\(address(of: self)) "
    if let storedIdentifier { text += "'\(storedIdentifier)' " }
    text += "\(first.name).\(storedFirstAttribute.name) \(storedRelation.symbol) "
    if let second {
      if storedMultiplier != 1 { text += "\(compact(storedMultiplier))*" }
      text += "\(second.name).\(storedSecondAttribute.name)"
      if storedConstant != 0 {
        text += storedConstant < 0 ? " - " : " + "
        text += compact(abs(storedConstant))
      }
    } else {
      text += compact(storedConstant)
    }
    if storedPriority < 1000 { text += " @\(compact(CGFloat(storedPriority)))" }
    return text + "   (\(owner == nil ? "inactive" : "active"))>"
  }

  private func compact(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }
}

extension NSLayoutConstraint.Relation {
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// The address of an object, to distinguish it from others in messages.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
