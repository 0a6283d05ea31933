import ListModel
import MomentsLanguage
import SocialModel

/// The items of a screen's pages that could not be read, and the messages about them.
@MainActor
final class SkippedItems {
  /// The items of the pages of the load in progress.
  private var collected: [SkippedItem] = []
  /// The items of the last first page that were shown, so that a refresh does not show them again.
  private var shown: [SkippedItem] = []
  private let messages: UserMessages
  private let strings: Strings

  init(messages: UserMessages, strings: Strings) {
    self.messages = messages
    self.strings = strings
  }

  /// Notes the skipped items of a page.
  func collect(_ items: [SkippedItem]) { collected += items }

  /// Shows how many items were collected since the last call.
  func show() { report(take()) }

  /// Shows how many items of a first page were collected, unless they are those of the last one.
  func showOnce() {
    let items = take()
    guard items != shown else { return }
    shown = items
    report(items)
  }

  private func take() -> [SkippedItem] {
    defer { collected = [] }
    return collected
  }

  private func report(_ items: [SkippedItem]) {
    if !items.isEmpty { messages.show(strings.skippedMoments(items.count), .information) }
  }
}
