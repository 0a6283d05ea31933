public import MomentsLanguage

/// The base of the notices about what is new at a provider.
@MainActor
public class Notices<Provider> {
  let provider: Provider
  let strings: Strings
  let offers: NoticeOffers

  /// Makes the notices of a provider.
  ///
  /// - Parameters:
  ///   - provider: Provides what the notices are about.
  ///   - offers: The buttons that notices can have.
  ///   - language: The language of the app.
  public init(provider: Provider, offers: NoticeOffers = NoticeOffers(), language: AppLanguage) {
    self.provider = provider
    self.offers = offers
    strings = Strings(language)
  }
}
