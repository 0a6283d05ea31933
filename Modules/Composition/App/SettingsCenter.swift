import Foundation
public import LiveViewModels
public import LocalStore
public import MomentsContracts
public import UIKit

/// The settings of this machine: the file that keeps them, whom they concern, and what takes room.
public final class SettingsCenter: SettingsKeeper {
  /// What the reader chose.
  public private(set) var settings: AppSettings
  /// The file that could not be used and was set aside, if there was one; told once.
  var setAside: URL?
  /// Makes a choice take effect.
  var onChange: (AppSettings) -> Void = { _ in }
  /// The images of the network that are kept.
  var images: ImageCache?
  /// Erases what can be had again of the place that is open; nil where nothing can.
  var eraseHistory: (@Sendable () async throws -> Void)?

  private let file: SettingsFile
  private let folder: URL

  /// Reads the settings of a place.
  public init(_ places: StoreDirectories) {
    file = SettingsFile(in: places.root)
    folder = places.root
    (settings, setAside) = file.read()
  }

  /// Light or dark, as UIKit names it.
  public var style: UIUserInterfaceStyle { settings.style }

  /// The size of texts, as UIKit names it.
  public var contentSize: UIContentSizeCategory { settings.contentSize }

  /// Makes a choice take effect, and keeps it.
  ///
  /// - Throws: Why it is not kept.
  public func change(to settings: AppSettings) throws {
    self.settings = settings
    onChange(settings)
    try file.write(settings)
  }

  /// What takes room on this machine.
  public func storage() async -> [StorageAmount] {
    [
      StorageAmount(
        .moments,
        bytes: await Self.size(of: folder),
        canBeErased: eraseHistory != nil
      ),
      StorageAmount(
        .images,
        bytes: await images?.byteCount() ?? 0,
        canBeErased: images != nil
      ),
    ]
  }

  /// Erases what can be had again.
  ///
  /// - Throws: `ProviderError` where the store does not let it.
  public func erase(_ kind: StorageAmount.Kind) async throws {
    switch kind {
    case .moments: try await eraseHistory?()
    case .images: await images?.removeAll()
    }
  }

  /// The bytes of all files in a folder.
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
  /// The size of texts, as UIKit names it.
  var contentSize: UIContentSizeCategory {
    switch textSize {
    case .small: .small
    case .standard: .large
    case .large: .extraLarge
    case .larger: .extraExtraExtraLarge
    case .largest: .accessibilityLarge
    }
  }

  /// Light or dark, as UIKit names it.
  var style: UIUserInterfaceStyle {
    switch appearance {
    case .system: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}
