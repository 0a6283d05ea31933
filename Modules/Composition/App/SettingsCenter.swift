public import Foundation
public import LiveViewModels
public import LocalStore
public import MomentsContracts
public import UIKit

/// The settings of this machine: their file, their effects, and the used space.
public final class SettingsCenter: SettingsManager {
  /// The current settings.
  public private(set) var settings: AppSettings
  /// The quarantined file that could not be used, if there was one; shown once.
  var setAside: URL?
  /// Applies settings.
  var onChange: (AppSettings) -> Void = { _ in }
  /// The caches of images and of films of the network.
  var caches: MediaCaches?
  /// Erases what can be loaded again of the open source; nil where that is not possible.
  var eraseHistory: (@Sendable () async throws -> Void)?

  private let file: SettingsFile
  private let folder: URL

  /// Reads the settings in a directory.
  ///
  /// - Parameters:
  ///   - directories: The directories of this machine.
  ///   - now: The current time, for the name of a quarantined file.
  public init(_ directories: StoreDirectories, now: Date) {
    file = SettingsFile(in: directories.root)
    folder = directories.root
    (settings, setAside) = file.read(now: now)
  }

  /// Light or dark, as the reader chose; `.unspecified` for that of the desktop.
  public var style: UIUserInterfaceStyle { settings.style }

  /// The content size category; nil for that of the desktop.
  public var contentSize: UIContentSizeCategory? { settings.contentSize }

  /// Applies and stores settings.
  ///
  /// - Throws: `ProviderError.notSaved`.
  public func change(to settings: AppSettings) throws {
    self.settings = settings
    onChange(settings)
    try file.write(settings)
  }

  /// The amounts of space used on this machine.
  public func storage() async -> [StorageAmount] {
    [
      StorageAmount(
        .moments,
        bytes: await Self.size(of: folder),
        canBeErased: eraseHistory != nil
      ),
      StorageAmount(
        .images,
        bytes: (await caches?.images.byteCount() ?? 0) + (await caches?.films.byteCount() ?? 0),
        canBeErased: caches != nil
      ),
    ]
  }

  /// Erases what can be loaded again.
  ///
  /// - Throws: `ProviderError` if the store fails.
  public func erase(_ kind: StorageAmount.Kind) async throws {
    switch kind {
    case .moments: try await eraseHistory?()
    case .images:
      try await caches?.images.removeAll()
      try await caches?.films.removeAll()
    }
  }

  /// The size of all files in a directory, in bytes.
  @concurrent
  private nonisolated static func size(of folder: URL) async -> Int {
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: [.fileSizeKey]
    )
    var sum = 0
    while let file = files?.nextObject() as? URL {
      sum += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
    return sum
  }
}

extension AppSettings {
  var contentSize: UIContentSizeCategory? {
    switch textSize {
    case .system: nil
    case .small: .small
    case .standard: .large
    case .large: .extraLarge
    case .larger: .extraExtraExtraLarge
    case .largest: .accessibilityLarge
    }
  }

  var style: UIUserInterfaceStyle {
    switch appearance {
    case .system: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}
