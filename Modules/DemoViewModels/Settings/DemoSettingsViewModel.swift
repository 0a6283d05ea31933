public import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The settings screen on fixed values.
@MainActor
public final class DemoSettingsViewModel: SettingsViewModel {
  /// The language of the screen's texts.
  public let strings: Strings

  /// The content that the screen shows.
  public var content: Observable<SettingsContent> { contentSource }

  /// Always nil.
  public let message = Observable<UserMessage?>(nil)

  /// Called with the route of each screen that the reader opens.
  public var onRoute: (@MainActor (Route) -> Void)?

  /// The settings that the reader chose, in order.
  public private(set) var chosen: [AppSettings] = []

  /// The kinds that the reader erased, in order.
  public private(set) var erased: [StorageAmount.Kind] = []

  private let contentSource: MutableObservable<SettingsContent>

  /// Makes the view model of one screen.
  public init(_ content: SettingsContent = DemoRows.settings, language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(content)
  }

  /// Does nothing, because the content is fixed.
  public func load() async {}

  /// Records the settings, and shows them.
  public func choose(_ settings: AppSettings) {
    chosen.append(settings)
    contentSource.value.settings = settings
  }

  /// Records the intent.
  @discardableResult
  public func erase(_ kind: StorageAmount.Kind) -> Task<Void, Never> {
    erased.append(kind)
    return Task {}
  }

  /// Leads to the accounts.
  public func openAccounts() { onRoute?(.accounts) }

  /// Leads to the reader's filters.
  public func openFilters() { onRoute?(.filters) }

  /// Leads to the screen about the app.
  public func openAbout() { onRoute?(.about) }

  /// Does nothing.
  public func screenDidAppear() {}
}

extension DemoRows {
  /// Default settings, with some used space.
  public static var settings: SettingsContent {
    SettingsContent(
      settings: AppSettings(),
      storage: [
        StorageAmount(.moments, bytes: 7_340_032, canBeErased: true),
        StorageAmount(.images, bytes: 128_400_000, canBeErased: true),
      ]
    )
  }
}
