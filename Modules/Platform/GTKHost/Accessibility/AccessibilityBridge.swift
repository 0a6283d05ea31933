internal import CGTKShim
import Foundation
import UIKit

/// Exposes the elements of a screen to the desktop's assistive technologies, through AT-SPI.
///
/// GTK 4.8 allows only its own widgets on the bus, so the bridge talks to the bus directly
/// (decision 0070). Elements are read on request. Changes are reported
/// after frames while a client listens; otherwise they cost nothing.
final class AccessibilityBridge {
  let host: ScreenHost
  let title: String
  /// Whether the window is active.
  var isActive = false {
    didSet { if isActive != oldValue { activeDidChange() } }
  }

  private(set) var objects = AccessibilityObjects()
  private var bus: OpaquePointer?
  /// The program's name on the bus, and its object in the desktop's tree.
  private(set) var name = ""
  private(set) var desktop = (program: "", path: "/org/a11y/atspi/null")
  private var hasListeners = false
  /// Whether a frame was drawn since the elements were last read.
  private var isStale = true

  /// Makes a bridge, which is not connected until ``join()``.
  init(_ host: ScreenHost, title: String) {
    self.host = host
    self.title = title
  }

  /// Connects to the accessibility bus, if there is one; `GTK_A11Y=none` prevents that, as in GTK.
  func join() {
    guard bus == nil, ProcessInfo.processInfo.environment["GTK_A11Y"] != "none" else { return }
    bus = host_accessibility_new(callbacks)
    UIAccessibility.setListener(
      { [weak self] notification, argument in self?.didPost(notification, argument) },
      of: self
    )
  }

  /// Disconnects from the bus.
  func leave() {
    UIAccessibility.setListener(nil, of: self)
    if let bus { host_accessibility_free(bus) }
    bus = nil
  }

  // MARK: Elements

  /// Called after a frame: elements may have changed.
  func frameDidEnd() {
    isStale = true
    guard hasListeners else { return }
    let old = objects
    readIfStale()
    emitChanges(since: old)
  }

  /// Reads the elements again if they may have changed.
  func readIfStale() {
    guard isStale else { return }
    isStale = false
    objects.update(with: host.accessibilityTree)
  }

  /// The object that has the keyboard focus, or is being edited.
  var focused: Int? { host.focusedView.flatMap { objects.number(for: $0) } }

  func states(of number: Int, focused: Int?) -> AccessibilityVocabulary.States {
    objects.entries[number]?.node.states(isFocused: number == focused, isActive: isActive)
      ?? AccessibilityVocabulary.States()
  }

  /// The path of an object on the bus.
  static func path(_ number: Int) -> String {
    "/org/a11y/atspi/accessible/" + path(ofObject: number)
  }

  private static func path(ofObject number: Int) -> String {
    number == AccessibilityObjects.root ? "root" : String(number)
  }

  // MARK: Changes

  private func emitChanges(since old: AccessibilityObjects) {
    let focused = focused
    for (number, entry) in objects.entries {
      guard let before = old.entries[number] else { continue }
      emitChildren(of: number, before: before.children, now: entry.children)
      let (node, was) = (entry.node, before.node)
      if node.label != was.label {
        emit(number, "PropertyChange", "accessible-name", 0, Variant.string(node.label ?? ""))
      }
      if node.spokenDescription != was.spokenDescription {
        let words = Variant.string(node.spokenDescription)
        emit(number, "PropertyChange", "accessible-description", 0, words)
      }
      if node.role.isTypedInto, node.value != was.value {
        emitTextChange(number, was: was.value ?? "")
      }
      let states = node.states(isFocused: false, isActive: isActive)
      let oldStates = was.states(isFocused: false, isActive: isActive)
      for state in Self.emittedStates where states.contains(state) != oldStates.contains(state) {
        emit(number, "StateChanged", state.name, states.contains(state) ? 1 : 0)
      }
    }
    emitChildren(of: AccessibilityObjects.root, before: old.windows, now: objects.windows)
    emitFocus(focused)
  }

  /// Reports the focus last, when its object is known.
  private func emitFocus(_ focused: Int?) {
    guard focused != lastFocused else { return }
    if let lastFocused, objects.entries[lastFocused] != nil {
      emit(lastFocused, "StateChanged", "focused", 0)
    }
    if let focused { emit(focused, "StateChanged", "focused", 1) }
    lastFocused = focused
  }

  private var lastFocused: Int?

  private static let emittedStates: [AccessibilityVocabulary.State] = [
    .selected, .expanded, .checked, .indeterminate, .enabled, .sensitive, .showing,
  ]

  private func emitChildren(of parent: Int, before: [Int], now: [Int]) {
    guard before != now else { return }
    let known = Set(before)
    let left = Set(now)
    for (index, child) in before.enumerated() where !left.contains(child) {
      emit(parent, "ChildrenChanged", "remove", index, reference(child))
    }
    for (index, child) in now.enumerated() where !known.contains(child) {
      emit(parent, "ChildrenChanged", "add", index, reference(child))
    }
  }

  private func emitTextChange(_ number: Int, was old: String) {
    let new = Array(objects.entries[number]?.node.value?.unicodeScalars ?? "".unicodeScalars)
    let old = Array(old.unicodeScalars)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    func words(_ scalars: [Unicode.Scalar]) -> String {
      String(String.UnicodeScalarView(scalars[start..<scalars.count - end]))
    }
    for (scalars, kind) in [(old, "delete"), (new, "insert")] where scalars.count > start + end {
      let count = scalars.count - end - start
      emit(number, "TextChanged", kind, start, count, Variant.string(words(scalars)))
    }
  }

  private func activeDidChange() {
    guard hasListeners, let window = objects.windows.last else { return }
    emit(window, "Event.Window", isActive ? "Activate" : "Deactivate", "", 0, 0, nil)
    emit(window, "StateChanged", "active", isActive ? 1 : 0)
    // Reset, so that a screen reader that returns is notified of the focus again.
    lastFocused = nil
    if isActive { emitFocus(focused) }
  }

  /// Called when the program posted a notification: announcements are spoken, and elements are read
  /// again.
  private func didPost(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    isStale = true
    guard hasListeners,
      let words = argument as? String ?? (argument as? NSAttributedString)?.string,
      !words.isEmpty
    else { return }
    // Polite: spoken when no other announcement is in progress.
    let polite = 1
    emit(
      objects.windows.last ?? AccessibilityObjects.root,
      "Announcement",
      "",
      polite,
      Variant.string(words)
    )
  }

  // MARK: The bus

  func reference(_ number: Int) -> OpaquePointer? { Variant.reference(name, Self.path(number)) }

  private func emit(
    _ number: Int,
    _ signal: String,
    _ detail: String,
    _ first: Int,
    _ value: OpaquePointer? = nil
  ) {
    emit(number, "Event.Object", signal, detail, first, 0, value)
  }

  private func emit(
    _ number: Int,
    _ signal: String,
    _ detail: String,
    _ first: Int,
    _ second: Int,
    _ value: OpaquePointer?
  ) {
    emit(number, "Event.Object", signal, detail, first, second, value)
  }

  private func emit(
    _ number: Int,
    _ interface: String,
    _ signal: String,
    _ detail: String,
    _ first: Int,
    _ second: Int,
    _ value: OpaquePointer?
  ) {
    let body = Variant.tuple(
      Variant.string(detail),
      Variant.int(first),
      Variant.int(second),
      Variant.boxed(value ?? Variant.int(0)),
      Variant.array(of: "{sv}", [])
    )
    guard let bus else { return }
    host_accessibility_emit(bus, Self.path(ofObject: number), interface, signal, body)
  }

  func joined(as name: String, in desktop: (program: String, path: String)) {
    self.name = name
    self.desktop = desktop
  }

  func listenersChanged(_ count: Int) {
    hasListeners = count > 0
    if hasListeners { readIfStale() }
  }

  private static func from(_ address: UInt) -> AccessibilityBridge? {
    UnsafeMutableRawPointer(bitPattern: address).map {
      Unmanaged<AccessibilityBridge>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The functions called by the bus, all on the main thread.
  private var callbacks: HostAccessibilityCallbacks {
    HostAccessibilityCallbacks(
      owner: Unmanaged.passUnretained(self).toOpaque(),
      interfaces: { owner, object in
        let address = UInt(bitPattern: owner)
        let object = object.map { String(cString: $0) } ?? ""
        let names = MainActor.assumeIsolated {
          AccessibilityBridge.from(address)?.interfaces(object)
        }
        return names.flatMap { g_strdup($0) }
      },
      call: { owner, object, _, method, arguments in
        let address = UInt(bitPattern: owner)
        let object = object.map { String(cString: $0) } ?? ""
        let method = method.map { String(cString: $0) } ?? ""
        let given = arguments.map { UInt(bitPattern: $0) } ?? 0
        let answer = MainActor.assumeIsolated {
          AccessibilityBridge.from(address)?
            .answer(object, method, VariantArguments(OpaquePointer(bitPattern: given)))
            .map { UInt(bitPattern: $0) }
        }
        return answer.flatMap { OpaquePointer(bitPattern: $0) }
      },
      property: { owner, object, _, name in
        let address = UInt(bitPattern: owner)
        let object = object.map { String(cString: $0) } ?? ""
        let name = name.map { String(cString: $0) } ?? ""
        let value = MainActor.assumeIsolated {
          AccessibilityBridge.from(address)?.property(object, name).map { UInt(bitPattern: $0) }
        }
        return value.flatMap { OpaquePointer(bitPattern: $0) }
      },
      joined: { owner, name, parent, path in
        let address = UInt(bitPattern: owner)
        let words = [name, parent, path].map { $0.map { String(cString: $0) } ?? "" }
        MainActor.assumeIsolated {
          AccessibilityBridge.from(address)?.joined(as: words[0], in: (words[1], words[2]))
        }
      },
      listeners_changed: { owner, count in
        let address = UInt(bitPattern: owner)
        MainActor.assumeIsolated { AccessibilityBridge.from(address)?.listenersChanged(Int(count)) }
      }
    )
  }
}
