import Foundation
import UIKit

/// The elements of the screen as numbered objects, in their state at the last reading.
///
/// An element keeps its number as long as it exists: assistive technologies store numbers.
struct AccessibilityObjects {
  /// An element and its position in the tree.
  struct Entry {
    var node: AccessibilityNode
    var parent: Int
    var index: Int
    var children: [Int]
  }

  /// The object that contains the windows.
  static let root = 0

  private(set) var entries: [Int: Entry] = [:]
  /// The windows, from back to front.
  private(set) var windows: [Int] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var last = Self.root

  /// The children of an object; nil if there is no such object.
  func children(of number: Int) -> [Int]? {
    number == Self.root ? windows : entries[number]?.children
  }

  /// The object of a view or an element, or else of its container.
  func number(around object: UIResponder?) -> Int? {
    var responder = object
    while let current = responder {
      if let number = numbers[ObjectIdentifier(current)] { return number }
      responder = (current as? UIView)?.superview ?? current.next
    }
    return nil
  }

  /// The object of a view.
  ///
  /// The view's own; otherwise the first element inside the view, as in rows that are not elements;
  /// otherwise the element that includes the view in its label; otherwise the container.
  func number(for view: UIView) -> Int? {
    if let number = numbers[ObjectIdentifier(view)] {
      guard entries[number]?.node.isElement == false else { return number }
      return firstElement(in: entries[number]?.children ?? []) ?? number
    }
    return firstElement(in: windows) { $0.isRead(in: view) } ?? number(reading: view)
  }

  /// The element around a view, or beside it in an ancestor.
  ///
  /// For example, a text whose links can be focused is read by an overlapping element of its row.
  private func number(reading view: UIView) -> Int? {
    guard let around = number(around: view), let entry = entries[around] else { return nil }
    guard !entry.node.isElement else { return around }
    let place = view.accessibilityFrame
    return firstElement(in: entry.children) { $0.accessibilityFrame.contains(place) } ?? around
  }

  /// The first element of a subtree, in reading order.
  private func firstElement(
    in numbers: [Int],
    where matches: (UIResponder) -> Bool = { _ in true }
  ) -> Int? {
    for number in numbers {
      guard let entry = entries[number] else { continue }
      if entry.node.isElement, matches(entry.node.object) { return number }
      if let found = firstElement(in: entry.children, where: matches) { return found }
    }
    return nil
  }

  /// Updates the objects to the current elements.
  mutating func update(with trees: [AccessibilityNode]) {
    var new = AccessibilityObjects()
    new.last = last
    new.windows = trees.enumerated().map { index, tree in
      new.add(tree, parent: Self.root, index: index, known: numbers)
    }
    self = new
  }

  private mutating func add(
    _ node: AccessibilityNode,
    parent: Int,
    index: Int,
    known: [ObjectIdentifier: Int]
  ) -> Int {
    let identity = ObjectIdentifier(node.object)
    // An element that occurs twice in the tree has two numbers.
    var number = numbers[identity] == nil ? known[identity] : nil
    if number == nil {
      last += 1
      number = last
    }
    let own = number ?? last
    numbers[identity] = own
    // The entry retains the object, so that its identity remains unique.
    entries[own] = Entry(node: node, parent: parent, index: index, children: [])
    let children = node.children.enumerated().map { index, child in
      add(child, parent: own, index: index, known: known)
    }
    entries[own]?.children = children
    return own
  }

  /// The innermost object inside another at a point of the screen.
  func number(at point: CGPoint, in number: Int) -> Int? {
    guard let children = children(of: number) else { return nil }
    for child in children.reversed() {
      if let hit = self.number(at: point, in: child) { return hit }
    }
    guard let node = entries[number]?.node, node.isVisible else { return nil }
    let path = node.object.accessibilityPath
    return (path?.contains(point) ?? node.frame.contains(point)) ? number : nil
  }
}

extension UIResponder {
  /// Whether the object is a view inside another one, or an element of it.
  fileprivate func isRead(in view: UIView) -> Bool {
    var candidate: UIResponder? = self
    while let current = candidate {
      if current === view { return true }
      candidate = (current as? UIView)?.superview ?? current.next
    }
    return false
  }
}
