public import ListModel

/// What all sheets have in which something is written: they read what there is, tell the reader
/// what went wrong, and can be left.
@MainActor
public protocol FormSheetViewModel: AnyObject {
  /// The language of everything the sheet says.
  var strings: Strings { get }

  /// What to tell the reader for a few seconds; `nil` before the first message.
  var message: Observable<UserMessage?> { get }

  /// Reads what is to be changed or chosen from; again where it could not be read.
  func load() async

  /// Leaves without what was written.
  func close()

  /// Called each time the sheet has come on screen: tracks a screen view.
  func screenDidAppear()
}
