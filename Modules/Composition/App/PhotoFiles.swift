import Foundation
import LiveViewModels
import SocialModel
import UIKit

/// Saves photos as they are on the server: as files in the reader's folder of images, and on the
/// pasteboard.
struct PhotoFiles {
  private let source: ImageSource
  private let folder: URL
  private let put: (Data, String) -> Void

  /// Makes the files of photos.
  ///
  /// - Parameters:
  ///   - media: Loads the bytes of photos that are not painted.
  ///   - folder: The folder of the files; by default the reader's folder of images.
  ///   - put: Puts data of a type on the pasteboard.
  init(
    _ media: any MediaProvider,
    folder: URL? = nil,
    put: @escaping (Data, String) -> Void = {
      UIPasteboard.general.setData($0, forPasteboardType: $1)
    }
  ) {
    source = ImageSource(media)
    self.put = put
    self.folder =
      folder ?? FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory())
  }

  /// The closures for view models.
  var export: PhotoExport {
    PhotoExport(save: { try await save($0).path }, copy: { try await copy($0) })
  }

  private func save(_ url: URL) async throws -> URL {
    let data = try await source.data(for: url)
    return try await Task.detached { [folder] in
      try Self.write(data, named: Self.name(of: url, data), in: folder)
    }.value
  }

  private func copy(_ url: URL) async throws {
    let data = try await source.data(for: url)
    guard let format = PhotoFormat(of: data) else {
      throw ProviderError.notAnImage(url: url.absoluteString)
    }
    put(data, format.typeIdentifier)
  }

  /// The server's name of a photo, without characters that file names must not have.
  nonisolated static func name(of url: URL, _ data: Data) -> (stem: String, suffix: String) {
    let letters = url.deletingPathExtension().lastPathComponent.prefix(80).map { letter in
      letter.isLetter || letter.isNumber || "-_".contains(letter) ? letter : "-"
    }
    let stem = String(letters).trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    let suffix = PhotoFormat(of: data)?.suffix ?? url.pathExtension.lowercased()
    return (stem.isEmpty ? "photo" : stem, suffix.isEmpty ? "bin" : suffix)
  }

  /// Writes a file with a new name: existing files are never overwritten.
  nonisolated static func write(
    _ data: Data,
    named name: (stem: String, suffix: String),
    in folder: URL
  ) throws -> URL {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 1... {
        let stem = number == 1 ? name.stem : "\(name.stem) \(number)"
        let file = folder.appendingPathComponent("\(stem).\(name.suffix)")
        if FileManager.default.fileExists(atPath: file.path) { continue }
        try data.write(to: file, options: .withoutOverwriting)
        return file
      }
    } catch {
      throw PhotoExport.FileError(reason: (error as NSError).localizedFailureReason)
    }
    throw PhotoExport.FileError(reason: nil)
  }
}

/// The formats of photos, by their first bytes.
nonisolated enum PhotoFormat: CaseIterable {
  case png, jpeg, gif, webp

  /// The format of an image; nil for another one.
  init?(of data: Data) {
    guard let format = Self.allCases.first(where: { $0.begins(data) }) else { return nil }
    self = format
  }

  private func begins(_ data: Data) -> Bool {
    switch self {
    case .png: data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case .jpeg: data.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: data.starts(with: Array("GIF8".utf8))
    case .webp:
      data.starts(with: Array("RIFF".utf8)) && data.dropFirst(8).starts(with: Array("WEBP".utf8))
    }
  }

  /// The file extension.
  var suffix: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .gif: "gif"
    case .webp: "webp"
    }
  }

  /// The type identifier for pasteboards.
  var typeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    }
  }
}
