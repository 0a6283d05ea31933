import Foundation
import LocalStore
import MastodonAPI
import MastodonMapping
public import SocialModel

extension MastodonProvider {
  /// The person with an address, as the reader's server knows them; it does not ask other servers.
  public func person(handle: String) async throws -> SocialModel.Account? {
    do {
      let response = try await access.send(.account(handle: handle)).value
      let account = StatusMapper().account(from: response)
      try await store.saveProfile(account)
      return account
    } catch ProviderError.httpStatus(_, 404) {
      return nil
    }
  }
}
