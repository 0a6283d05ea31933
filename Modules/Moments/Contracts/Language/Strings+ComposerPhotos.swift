extension Strings {
  /// Why a photo cannot be used, in a sentence.
  public func composerPhotoProblem(_ problem: PhotoProblem) -> String {
    switch problem {
    case .notAnImage: composerPhotoUnreadable
    case .tooLarge: pick("The file is too large.", "文件太大。", "الملف كبير جدًا.")
    case .unreadable:
      pick("The file could not be read.", "无法读取文件。", "تعذّرت قراءة الملف.")
    }
  }

  /// The title of the action that pastes photos.
  public var composerPastePhotos: String { pick("Paste photo", "粘贴照片", "لصق الصورة") }
}
