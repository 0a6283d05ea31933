import Foundation

/// What assistive technologies receive of objects that are no responders.
///
/// Such an object cannot store it: a table keeps it for as long as the object lives.
@MainActor enum ObjectAccessibility {
  private struct Entry {
    weak var object: NSObject?
    let element: UIAccessibilityElement
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated objects are removed.
  private static var limit = 64

  /// Returns the element that represents an object; nil if nothing was set.
  static func element(for object: NSObject) -> UIAccessibilityElement? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.element
  }

  /// Returns the element that represents an object, to store in it what is set.
  static func elementForWriting(for object: NSObject) -> UIAccessibilityElement {
    if let element = element(for: object) { return element }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    let element = UIAccessibilityElement(accessibilityContainer: NSNull())
    // Unlike elements that are made as such, other objects are none unless they are marked as one.
    element.isAccessibilityElement = false
    entries[ObjectIdentifier(object)] = Entry(object: object, element: element)
    return element
  }
}
