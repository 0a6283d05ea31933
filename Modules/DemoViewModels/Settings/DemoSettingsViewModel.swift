public import ListModel
public import MomentsContracts

/// The settings screen on fixed values.
@MainActor
public final class DemoSettingsViewModel: SettingsViewModel {
  /// The language of everything the screen says.
  public let strings: Strings

  /// What is shown.
  public var content: Observable<SettingsContent> { contentSource }

  /// Nothing is told.
  public let message = Observable<UserMessage?>(nil)

  /// Called with each place the reader wants to go to.
  public var onRoute: (@MainActor (Route) -> Void)?

  /// What the reader chose, in order.
  public private(set) var chosen: [AppSettings] = []

  /// What the reader erased, in order.
  public private(set) var erased: [StorageAmount.Kind] = []

  private let contentSource: MutableObservable<SettingsContent>

  /// Makes the view model of one screen.
  public init(_ content: SettingsContent = DemoRows.settings, language: AppLanguage) {
    strings = Strings(language)
    contentSource = MutableObservable(content)
  }

  /// Does nothing: what there is shows.
  public func load() async {}

  /// Notes it, and shows it as chosen.
  public func choose(_ settings: AppSettings) {
    chosen.append(settings)
    contentSource.value.settings = settings
  }

  /// Notes it.
  @discardableResult
  public func erase(_ kind: StorageAmount.Kind) -> Task<Void, Never> {
    erased.append(kind)
    return Task {}
  }

  /// Leads to the accounts.
  public func openAccounts() { onRoute?(.accounts) }

  /// Leads to the reader's filters.
  public func openFilters() { onRoute?(.filters) }

  /// Leads to what there is to know about the app.
  public func openAbout() { onRoute?(.about) }

  /// Does nothing.
  public func screenDidAppear() {}
}

extension DemoRows {
  /// Nothing chosen yet, and something that takes room.
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
