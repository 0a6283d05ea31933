package import Foundation

/// A snapshot of an accessibility element, or of a container of elements.
@MainActor package struct AccessibilityNode {
  /// The source of the node: a view or a `UIAccessibilityElement`.
  package let object: UIResponder
  package var role: AccessibilityRole
  /// Whether the node is an accessibility element; containers without a label are not.
  package var isElement = true
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits
  package var expandedStatus: UIAccessibilityExpandedStatus
  /// The frame, in screen coordinates.
  package var frame: CGRect
  /// Whether any part of it is visible, not scrolled out of view.
  package var isVisible: Bool
  /// Whether it can be activated, according to its traits.
  package var isActivatable: Bool
  /// Whether it can have the keyboard focus.
  package let isFocusable: Bool
  package var customActions: [UIAccessibilityCustomAction]
  /// The details of the element, the important ones first.
  package var customContent: [AXCustomContent]
  /// The children, in reading order.
  package var children: [AccessibilityNode] = []

  init(_ object: UIResponder, role: AccessibilityRole, isVisible: Bool) {
    self.object = object
    self.role = role
    self.isVisible = isVisible
    label = object.accessibilityAttributedLabel?.string
    value = object.accessibilityAttributedValue?.string
    hint = object.accessibilityAttributedHint?.string
    traits = object.accessibilityTraits
    expandedStatus = object.accessibilityExpandedStatus
    frame = object.accessibilityFrame
    customActions =
      (object.accessibilityCustomActions ?? [])
      + (object.accessibilityCustomRotors ?? []).flatMap(\.actions)
    let content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    customContent =
      content.filter { $0.importance == .high } + content.filter { $0.importance == .default }
    isFocusable = object.canHoldFocus
    isActivatable =
      !traits.isDisjoint(with: [.button, .link, .toggleButton, .keyboardKey, .searchField])
      || object.isEnabledControl != nil
  }

  /// Adds the actions of rotors of a container that is no node itself to the elements inside.
  mutating func add(_ rotors: [UIAccessibilityCustomRotor]) {
    if isElement { customActions += rotors.flatMap(\.actions) }
    for index in children.indices { children[index].add(rotors) }
  }

  /// An identifier for tests; never shown or spoken.
  package var identifier: String? {
    (object as? UIView)?.accessibilityIdentifier
      ?? (object as? UIAccessibilityElement)?.accessibilityIdentifier
  }
}

extension AccessibilityNode {
  /// Makes the node of an element.
  ///
  /// Returns nil for an element without a label and an action, such as a label without text.
  init?(elementOf object: UIResponder, isVisible: Bool) {
    self.init(
      object,
      role: AccessibilityRole(elementOf: object, traits: object.accessibilityTraits),
      isVisible: isVisible
    )
    switch object {
    case let field as UITextField:
      // An empty field has no value: its placeholder describes its purpose.
      if label == nil { label = field.placeholder }
      if field.text?.isEmpty != false, value == field.placeholder { value = nil }
    default:
      guard role == .element, let isEnabled = object.isEnabledControl else { break }
      role = .button
      isActivatable = isEnabled
    }
    let hasWords = label?.isEmpty == false || value?.isEmpty == false
    if role.isPlainText, !hasWords, customActions.isEmpty { return nil }
  }

  /// Makes the node of a container; nil if it contains no elements.
  init?(
    containerOf view: UIView,
    role: AccessibilityRole,
    children: [AccessibilityNode],
    isVisible: Bool
  ) {
    guard !children.isEmpty else { return nil }
    self.init(view, role: role, isVisible: isVisible)
    self.children = children
    isElement = false
    isActivatable = false
    if let cell = view.cellReadAsOneElement { collectTexts(of: view, cell) }
    if role == .tabBar { for index in self.children.indices { self.children[index].becomeTab() } }
  }

  private mutating func becomeTab() {
    if role == .button { role = .tab }
  }

  /// Merges the texts inside a table cell into its label, as on Apple's platforms.
  ///
  /// The cell is read as one element; controls inside remain separate elements.
  private mutating func collectTexts(of view: UIView, _ cell: CellReadAsOneElement) {
    isActivatable = cell.isSelectable
    // Below a heading, each text remains a separate element.
    guard view.accessibility?.isElement == nil, children.contains(where: \.isMergedIntoCells),
      !children.contains(where: { $0.role == .heading })
    else { return }
    let texts = children.filter(\.isMergedIntoCells)
    children.removeAll(where: \.isMergedIntoCells)
    isElement = true
    let words = texts.flatMap { [$0.label, $0.value] }.compactMap { $0 }.filter { !$0.isEmpty }
    label = view.accessibility?.label ?? words.joined(separator: ", ")
    if hint == nil { hint = texts.compactMap(\.hint).first }
    customActions += texts.flatMap(\.customActions)
    if expandedStatus == .unsupported {
      let statuses = texts.lazy.map(\.expandedStatus)
      expandedStatus = statuses.first { $0 != .unsupported } ?? .unsupported
    }
    if cell.isSelected || texts.contains(where: { $0.traits.contains(.selected) }) {
      traits.insert(.selected)
    }
  }

  private var isMergedIntoCells: Bool {
    role == .text && children.isEmpty
      && traits.isSubset(of: [.staticText, .updatesFrequently, .selected])
  }

  /// The only element inside a cell that has no label of its own; otherwise the cell.
  var withoutNeedlessCell: AccessibilityNode {
    guard role == .cell, !isElement, label == nil, children.count == 1, var only = children.first
    else { return self }
    only.customActions += customActions
    only.traits.formUnion(traits.intersection([.selected, .notEnabled]))
    return only
  }
}
