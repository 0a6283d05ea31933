import Foundation

/// The accessibility properties of a responder; created when the first one is set.
@MainActor final class AccessibilityStorage {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var elementsHidden = false
  var isModal = false
  var elements: [Any]?
  var groupsChildren = false
  var expandedStatus = UIAccessibilityExpandedStatus.unsupported
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
}
