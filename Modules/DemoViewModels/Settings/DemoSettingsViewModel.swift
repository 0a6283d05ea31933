import ListModel
public import MomentsContracts
public import MomentsLanguage

/// The settings screen on fixed values.
@MainActor
public final class DemoSettingsViewModel: DemoContentScreen<SettingsContent>, SettingsViewModel {
  /// The settings that the reader chose, in order.
  public private(set) var chosen: [AppSettings] = []

  /// The kinds that the reader erased, in order.
  public private(set) var erased: [StorageAmount.Kind] = []

  /// Makes the view model of one screen.
  public override init(_ content: SettingsContent = DemoRows.settings, language: AppLanguage) {
    super.init(content, language: language)
  }

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
