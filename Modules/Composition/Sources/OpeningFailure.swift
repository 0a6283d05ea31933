import LocalStore
import MomentsLanguage

/// The message when an account could not be opened.
struct OpeningFailure {
  let strings: Strings

  /// The message for an error; never the program's own words for it.
  func message(_ error: any Error) -> String {
    if let error = error as? StoreOpenError { return strings.storeUnavailable(error.words) }
    return strings.accountNotOpened
  }
}
