import ListModel
import SocialModel

extension UserMessages {
  /// Shows a failure of the store, which loses something; not one of the network, for work that the
  /// reader did not request and that is repeated.
  func show(ofStore error: any Error, _ failures: FailureText) {
    guard case ProviderError.notSaved = error else { return }
    show(failures.message(error), .failure)
  }
}
