import Foundation
import MomentsContracts
public import UIKit

extension ComposerViewController {
  /// What images are called by pasteboards and by servers.
  private static let imageTypes = [
    ("public.png", "image/png"), ("public.jpeg", "image/jpeg"),
    ("org.webmproject.webp", "image/webp"), ("com.compuserve.gif", "image/gif"),
  ]
  /// What files are called by pasteboards: their addresses, one a line.
  private static let fileType = "public.file-url"

  /// Whether what was copied can be pasted as photos.
  var canPastePhotos: Bool {
    UIPasteboard.general.contains(
      pasteboardTypes: Self.imageTypes.map(\.0) + [Self.fileType]
    )
  }

  /// Adds what was copied as photos; false where it is none.
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

  /// The menu of the text, with an action for photos that were copied.
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
