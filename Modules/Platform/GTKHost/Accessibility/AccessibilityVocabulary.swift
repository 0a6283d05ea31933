import Foundation
import UIKit

/// AT-SPI's numbers of roles and states: `AtspiRole` and `AtspiStateType` of `atspi-constants.h`.
enum AccessibilityVocabulary {
  /// The role of the application.
  static let application: UInt32 = 75

  /// The states used for objects.
  enum State: UInt64 {
    case active = 1
    case busy = 3
    case checked = 4
    case collapsed = 5
    case editable = 7
    case enabled = 8
    case expandable = 9
    case expanded = 10
    case focusable = 11
    case focused = 12
    case modal = 16
    case multiLine = 17
    case selectable = 22
    case selected = 23
    case sensitive = 24
    case showing = 25
    case singleLine = 26
    case visible = 30
    case indeterminate = 32
    case checkable = 41

    /// The name of the state in events.
    var name: String {
      switch self {
      case .multiLine: "multi-line"
      case .singleLine: "single-line"
      default: String(describing: self)
      }
    }
  }

  /// A set of states, as AT-SPI encodes it.
  struct States: Equatable {
    private(set) var bits: UInt64 = 0

    mutating func insert(_ state: State, if isIn: Bool = true) {
      if isIn { bits |= 1 << state.rawValue }
    }

    func contains(_ state: State) -> Bool { bits & (1 << state.rawValue) != 0 }
  }
}

extension AccessibilityRole {
  /// AT-SPI's number, and its name.
  var atspi: (number: UInt32, name: String) {
    switch self {
    case .window: (23, "frame")
    case .dialog: (16, "dialog")
    case .navigationBar: (63, "tool bar")
    case .tabBar: (38, "page tab list")
    case .list: (31, "list")
    case .cell: (32, "list item")
    case .scrollView: (49, "scroll pane")
    case .group: (39, "panel")
    case .button: (43, "push button")
    case .toggle: (62, "toggle button")
    case .link: (88, "link")
    case .tab: (37, "page tab")
    case .image: (27, "image")
    case .heading: (83, "heading")
    case .text, .element: (29, "label")
    case .field, .searchField: (79, "entry")
    case .textView: (61, "text")
    case .passwordField: (40, "password text")
    case .slider: (51, "slider")
    case .progress: (42, "progress bar")
    }
  }

  /// Whether elements of the role are editable.
  var isTypedInto: Bool {
    [.field, .searchField, .passwordField, .textView].contains(self)
  }
}

extension AccessibilityNode {
  /// The current states of the element.
  func states(isFocused: Bool, isActive: Bool) -> AccessibilityVocabulary.States {
    var states = AccessibilityVocabulary.States()
    let isEnabled = !traits.contains(.notEnabled)
    states.insert(.visible)
    states.insert(.showing, if: isVisible)
    states.insert(.enabled, if: isEnabled)
    states.insert(.sensitive, if: isEnabled)
    states.insert(.active, if: role == .window && isActive)
    states.insert(.modal, if: role == .dialog)
    states.insert(.busy, if: role == .progress)
    states.insert(.focusable, if: isFocusable)
    states.insert(.focused, if: isFocused)
    states.insert(.editable, if: role.isTypedInto)
    states.insert(.multiLine, if: role == .textView)
    states.insert(.singleLine, if: role.isTypedInto && role != .textView)
    states.insert(.selectable, if: [.tab, .cell].contains(role) || traits.contains(.selected))
    states.insert(.selected, if: traits.contains(.selected))
    states.insert(.checkable, if: role == .toggle)
    states.insert(.checked, if: role == .toggle && traits.contains(.selected))
    states.insert(.indeterminate, if: toggleState == .mixed)
    states.insert(.expandable, if: expandedStatus != .unsupported)
    states.insert(.expanded, if: expandedStatus == .expanded)
    states.insert(.collapsed, if: expandedStatus == .collapsed)
    return states
  }

  /// The state of a toggle, which Apple's platforms read from its value: "0", "1" or "2".
  private var toggleState: UIMenuElement.State? {
    guard role == .toggle, let number = value.flatMap({ Int($0) }) else { return nil }
    return UIMenuElement.State(rawValue: number)
  }

  /// The text spoken after the name: the value, if it is not typed or a state, the details, and the
  /// hint.
  var spokenDescription: String {
    let details = customContent.map { "\($0.label) \($0.value)" }
    let texts = [role.isTypedInto || toggleState != nil ? nil : value] + details + [hint]
    return texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The AT-SPI interfaces that the object implements.
  var interfaces: [String] {
    var names = ["Accessible", "Component"]
    if !actions.isEmpty { names.append("Action") }
    if role.isTypedInto { names += ["Text", "EditableText"] }
    return names
  }

  /// The actions that can be performed on the element.
  var actions: [AccessibilityAction] {
    var actions: [AccessibilityAction] = []
    if isActivatable, !traits.contains(.notEnabled) { actions.append(.activate) }
    if role == .slider { actions += [.increment, .decrement] }
    if role == .dialog { actions.append(.escape) }
    return actions + customActions.map { .custom($0) }
  }
}

/// An action of an assistive technology on an element.
enum AccessibilityAction {
  case activate, increment, decrement, escape
  case custom(UIAccessibilityCustomAction)

  /// The name of the action: the usual one of toolkits, or the program's own.
  var name: String {
    switch self {
    case .activate: "click"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "dismiss"
    case .custom(let action): action.name
    }
  }
}
