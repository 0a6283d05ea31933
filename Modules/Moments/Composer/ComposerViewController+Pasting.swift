import Foundation
import MomentsContracts
import MomentsLanguage
public import UIKit

extension ComposerViewController {
  /// The names of image types on pasteboards and servers.
  private static let imageTypes = [
    ("public.png", "image/png"), ("public.jpeg", "image/jpeg"),
    ("org.webmproject.webp", "image/webp"), ("com.compuserve.gif", "image/gif"),
  ]
  /// The pasteboard type of files: their URLs, one per line.
  private static let fileType = "public.file-url"

  /// Whether the pasteboard contains photos.
  var canPastePhotos: Bool {
    UIPasteboard.general.contains(
      pasteboardTypes: Self.imageTypes.map(\.0) + [Self.fileType]
    )
  }

  /// Adds the pasteboard's content as photos; returns false if it has none.
  @discardableResult
  func pastePhotos() -> Bool {
    let pasteboard = UIPasteboard.general
    if let list = pasteboard.data(forPasteboardType: Self.fileType) {
      let files = String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
        .compactMap { URL(string: String($0)) }.filter(\.isFileURL)
      guard !files.isEmpty else { return false }
      viewModel.addFiles(files)
      return true
    }
    for (identifier, type) in Self.imageTypes {
      guard let data = pasteboard.data(forPasteboardType: identifier) else { continue }
      viewModel.addPhotos([PickedPhoto(data: data, type: type)])
      return true
    }
    return false
  }

  /// The menu of the text, with an action that pastes photos.
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard canPastePhotos else { return nil }
    let paste = UIAction(title: viewModel.strings.composerPastePhotos) { [weak self] _ in
      self?.pastePhotos()
    }
    return UIMenu(children: suggestedActions + [paste])
  }
}
