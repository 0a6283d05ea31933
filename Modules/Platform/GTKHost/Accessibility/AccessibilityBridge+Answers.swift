internal import CGTKShim
import Foundation
import UIKit

/// The D-Bus methods of objects.
///
/// Their names are AT-SPI's, and no two interfaces used here share one.
extension AccessibilityBridge {
  /// The interfaces of an object, separated by spaces; nil if there is no such object.
  func interfaces(_ object: String) -> String? {
    readIfStale()
    if object == "root" { return "Accessible Application Component" }
    return entry(object)?.node.interfaces.joined(separator: " ")
  }

  private func entry(_ object: String) -> AccessibilityObjects.Entry? {
    Int(object).flatMap { objects.entries[$0] }
  }

  // MARK: Properties

  func property(_ object: String, _ name: String) -> OpaquePointer? {
    readIfStale()
    return object == "root"
      ? rootProperty(name) : entry(object).flatMap { property(of: $0, name) }
  }

  private func rootProperty(_ name: String) -> OpaquePointer? {
    switch name {
    case "Name": Variant.string(title)
    case "Description", "AccessibleId": Variant.string("")
    case "Parent": Variant.reference(desktop.program, desktop.path)
    case "ChildCount": Variant.int(objects.windows.count)
    case "Locale": Variant.string(host.language)
    case "ToolkitName": Variant.string("UIKit")
    case "Version": Variant.string("1")
    case "AtspiVersion": Variant.string("2.1")
    default: nil
    }
  }

  private func property(of entry: AccessibilityObjects.Entry, _ name: String) -> OpaquePointer? {
    let node = entry.node
    switch name {
    case "Name": return Variant.string(node.role == .window ? title : node.label ?? "")
    case "Description": return Variant.string(node.spokenDescription)
    case "AccessibleId": return Variant.string(node.identifier ?? "")
    case "Parent": return reference(entry.parent)
    case "ChildCount": return Variant.int(entry.children.count)
    case "Locale": return Variant.string(host.language)
    case "NActions": return Variant.int(node.actions.count)
    case "CharacterCount": return Variant.int(typedText(of: node)?.count ?? 0)
    case "CaretOffset": return Variant.int(typedText(of: node)?.caret ?? -1)
    default: return nil
    }
  }

  // MARK: Methods

  func answer(_ object: String, _ method: String, _ arguments: VariantArguments) -> OpaquePointer? {
    readIfStale()
    if object == "root" { return rootAnswer(method, arguments) }
    guard let number = Int(object), let entry = objects.entries[number] else { return nil }
    return treeAnswer(number, entry, method, arguments)
      ?? placeAnswer(number, entry, method, arguments)
      ?? actionAnswer(entry.node, method, arguments)
      ?? textAnswer(entry.node, method, arguments)
  }

  private func rootAnswer(_ method: String, _ arguments: VariantArguments) -> OpaquePointer? {
    switch method {
    case "GetIndexInParent": Variant.tuple(Variant.int(-1))
    case "GetRole": Variant.tuple(Variant.uint(AccessibilityVocabulary.application))
    case "GetRoleName", "GetLocalizedRoleName": Variant.tuple(Variant.string("application"))
    case "GetState": Self.answer(AccessibilityVocabulary.States())
    case "GetInterfaces": Self.answer(["Accessible", "Application", "Component"])
    case "GetLocale": Variant.tuple(Variant.string(host.language))
    case "GetExtents": Self.answer(host.screen.bounds)
    default: sharedAnswer(AccessibilityObjects.root, method, arguments)
    }
  }

  private func treeAnswer(
    _ number: Int,
    _ entry: AccessibilityObjects.Entry,
    _ method: String,
    _ arguments: VariantArguments
  ) -> OpaquePointer? {
    let node = entry.node
    switch method {
    case "GetIndexInParent": return Variant.tuple(Variant.int(entry.index))
    case "GetRole": return Variant.tuple(Variant.uint(node.role.atspi.number))
    case "GetRoleName", "GetLocalizedRoleName":
      return Variant.tuple(Variant.string(node.role.atspi.name))
    case "GetState": return Self.answer(states(of: number, focused: focused))
    case "GetInterfaces": return Self.answer(node.interfaces)
    default: return sharedAnswer(number, method, arguments)
    }
  }

  /// The responses that are common to the program and its elements.
  private func sharedAnswer(
    _ number: Int,
    _ method: String,
    _ arguments: VariantArguments
  ) -> OpaquePointer? {
    let children = objects.children(of: number) ?? []
    switch method {
    case "GetChildAtIndex":
      let index = arguments.int(0)
      let child = children.indices.contains(index) ? reference(children[index]) : Self.nothing
      return Variant.tuple(child)
    case "GetChildren":
      return Variant.tuple(Variant.array(of: "(so)", children.map { reference($0) }))
    case "GetRelationSet": return Variant.tuple(Variant.array(of: "(ua(so))", []))
    case "GetAttributes": return Variant.tuple(Variant.words(["toolkit": "UIKit"]))
    case "GetApplication": return Variant.tuple(reference(AccessibilityObjects.root))
    case "GetAccessibleAtPoint":
      let point = CGPoint(x: arguments.int(0), y: arguments.int(1))
      let hit = objects.number(at: point, in: number)
      return Variant.tuple(hit.map { reference($0) } ?? Self.nothing)
    default: return nil
    }
  }

  private static var nothing: OpaquePointer? { Variant.reference("", "/org/a11y/atspi/null") }

  private static func answer(_ states: AccessibilityVocabulary.States) -> OpaquePointer? {
    let halves = [states.bits & 0xFFFF_FFFF, states.bits >> 32]
    return Variant.tuple(Variant.array(of: "u", halves.map { Variant.uint(UInt32($0)) }))
  }

  private static func answer(_ interfaces: [String]) -> OpaquePointer? {
    Variant.tuple(Variant.array(of: "s", interfaces.map { Variant.string("org.a11y.atspi." + $0) }))
  }

  /// The response for a rectangle, in window coordinates: a program does not know the position of
  /// its window.
  private static func answer(_ frame: CGRect) -> OpaquePointer? {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return Variant.tuple(Variant.tuple(numbers.map { Variant.int(Int($0.rounded())) }))
  }

  // MARK: Places

  private func placeAnswer(
    _ number: Int,
    _ entry: AccessibilityObjects.Entry,
    _ method: String,
    _ arguments: VariantArguments
  ) -> OpaquePointer? {
    let node = entry.node
    switch method {
    case "Contains":
      let point = CGPoint(x: arguments.int(0), y: arguments.int(1))
      return Variant.tuple(Variant.bool(node.frame.contains(point)))
    case "GetExtents": return Self.answer(node.frame)
    case "GetPosition":
      let origin = node.frame.origin
      return Variant.tuple(
        Variant.int(Int(origin.x.rounded())),
        Variant.int(Int(origin.y.rounded()))
      )
    case "GetSize":
      let size = node.frame.size
      return Variant.tuple(
        Variant.int(Int(size.width.rounded())),
        Variant.int(Int(size.height.rounded()))
      )
    case "GetLayer": return Variant.tuple(Variant.uint(node.role == .window ? 7 : 3))
    case "GetMDIZOrder": return Variant.tuple(g_variant_new_int16(0))
    case "GetAlpha": return Variant.tuple(Variant.double(1))
    case "GrabFocus": return Variant.tuple(Variant.bool(host.focus(node.object)))
    case "ScrollTo":
      host.showOnScreen(node.object)
      return Variant.tuple(Variant.bool(true))
    default: return nil
    }
  }

  // MARK: Actions

  private func actionAnswer(
    _ node: AccessibilityNode,
    _ method: String,
    _ arguments: VariantArguments
  ) -> OpaquePointer? {
    let actions = node.actions
    if method == "GetActions" {
      let rows = actions.map { action in
        Variant.tuple(Variant.string(action.name), Variant.string(""), Variant.string(""))
      }
      return Variant.tuple(Variant.array(of: "(sss)", rows))
    }
    let index = arguments.int(0)
    guard actions.indices.contains(index) else { return nil }
    switch method {
    case "GetName", "GetLocalizedName": return Variant.tuple(Variant.string(actions[index].name))
    case "GetDescription": return Variant.tuple(Variant.string(node.hint ?? ""))
    case "GetKeyBinding": return Variant.tuple(Variant.string(""))
    case "DoAction": return Variant.tuple(Variant.bool(perform(actions[index], on: node.object)))
    default: return nil
    }
  }

  private func perform(_ action: AccessibilityAction, on object: UIResponder) -> Bool {
    switch action {
    case .activate: host.activate(object)
    case .increment: host.adjust(object, up: true)
    case .decrement: host.adjust(object, up: false)
    case .escape: return host.escape(from: object)
    case .custom(let action): return host.perform(action)
    }
    return true
  }
}
