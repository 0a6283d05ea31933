/// The actions of a control with their events, in the order they were added.
@MainActor
struct ControlActionList {
  /// An action with the events that it is performed for.
  struct Entry {
    var action: UIAction
    var events: UIControl.Event
  }

  private(set) var entries: [Entry] = []

  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.action === action }) {
      entries[index].events.formUnion(events)
      return
    }
    remove(action.identifier, for: events)
    entries.append(Entry(action: action, events: events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    remove(for: events) { $0.identifier == identifier }
  }

  mutating func removeAll(for events: UIControl.Event) { remove(for: events) { _ in true } }

  private mutating func remove(for events: UIControl.Event, where isRemoved: (UIAction) -> Bool) {
    for index in entries.indices.reversed() where isRemoved(entries[index].action) {
      entries[index].events.subtract(events)
      if entries[index].events.isEmpty { entries.remove(at: index) }
    }
  }

  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.compactMap { $0.events.isDisjoint(with: events) ? nil : $0.action }
  }
}
