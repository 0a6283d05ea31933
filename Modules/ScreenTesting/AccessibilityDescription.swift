import CoreGraphics
import Foundation
public import UIKit

/// The accessibility tree of a view as text: one element per line, in reading order.
///
///     navigationBar (0 47; 390 44)
///       heading "Moments" (150 55; 90 28)
///       button "New moment" (338 47; 44 44) #compose
///     list (0 0; 390 844)
///       cell "Ada, 2 hours ago, Hello" actions "Reply" | "Share" (0 91; 390 180)
///         button "12 likes" [selected] (16 230; 64 44) #like.1
///
/// A line is the role, the label, the value after `=`, states in brackets, the hint, the custom
/// actions, the frame in whole points on the screen, and the identifier; missing values are left
/// out. Elements that are scrolled off screen are left out, as in a layout description.
public struct AccessibilityDescription {
  /// The lines; empty for a view without elements.
  public private(set) var text = ""

  /// Describes a view of a window, or a whole window.
  ///
  /// The window determines the order, and which elements a modal view hides.
  public init(of view: UIView) {
    guard let window = view as? UIWindow ?? view.window,
      let root = AccessibilityTree.root(of: window)
    else { return }
    if view is UIWindow {
      for child in root.children { append(child, depth: 0) }
    } else {
      append(partsOf: view, in: root)
    }
  }

  /// The nodes of the view or of its descendants.
  private mutating func append(partsOf view: UIView, in node: AccessibilityNode) {
    for child in node.children {
      if child.isPart(of: view) {
        append(child, depth: 0)
      } else {
        append(partsOf: view, in: child)
      }
    }
  }

  private mutating func append(_ node: AccessibilityNode, depth: Int) {
    guard node.isShown else { return }
    text += String(repeating: "  ", count: depth) + Self.line(for: node) + "\n"
    for child in node.children { append(child, depth: depth + 1) }
  }

  private static func line(for node: AccessibilityNode) -> String {
    var parts = [node.role.rawValue]
    if let label = node.label, !label.isEmpty { parts.append(quoted(label)) }
    if let value = node.value, !value.isEmpty { parts.append("= " + quoted(value)) }
    let states = node.stateNames
    if !states.isEmpty { parts.append("[" + states.joined(separator: ", ") + "]") }
    if let hint = node.hint, !hint.isEmpty { parts.append("hint " + quoted(hint)) }
    if !node.customActions.isEmpty {
      parts.append("actions " + node.customActions.map { quoted($0.name) }.joined(separator: " | "))
    }
    parts.append(rectangle(node.frame))
    if let identifier = node.identifier { parts.append("#\(identifier)") }
    return parts.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\n", with: "\\n") + "\""
  }

  private static func rectangle(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Int($0.rounded()) }
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}

extension AccessibilityNode {
  /// Whether the node has a line of its own.
  fileprivate var isShown: Bool {
    isVisible && (isElement || children.contains(where: \.isShown))
  }

  /// Returns whether the node is that of the view or of a descendant.
  fileprivate func isPart(of view: UIView) -> Bool {
    var responder: UIResponder? = object
    while let current = responder {
      if current === view { return true }
      responder =
        (current as? UIView)?.superview ?? (current as? UIView == nil ? current.next : nil)
    }
    return false
  }

  /// The states in the traits, without the role.
  fileprivate var stateNames: [String] {
    let names: [(UIAccessibilityTraits, String)] = [
      (.selected, "selected"), (.notEnabled, "notEnabled"), (.header, "header"),
      (.image, "image"), (.updatesFrequently, "updatesFrequently"), (.adjustable, "adjustable"),
    ]
    var result = names.compactMap { traits.contains($0.0) ? $0.1 : nil }
    if role == .heading { result.removeAll { $0 == "header" } }
    if role == .image { result.removeAll { $0 == "image" } }
    if role == .slider { result.removeAll { $0 == "adjustable" } }
    switch expandedStatus {
    case .expanded: result.append("expanded")
    case .collapsed: result.append("collapsed")
    case .unsupported: break
    }
    return result
  }
}
