// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The accessibility label of a photo: "Photo 2 of 4".
  public func composerPhoto(_ position: Int, of count: Int) -> String {
    choose(
      "Photo \(self.number(position)) of \(self.number(count))",
      "第\(self.number(position))张，共\(self.number(count))张",
      "الصورة \(self.number(position)) من \(self.number(count))",
      "Zdjęcie \(self.number(position)) z \(self.number(count))"
    )
  }

  /// The message when a photo could not be added.
  package var composerPhotoFailedSentence: String {
    choose(
      "A photo could not be added.",
      "有一张照片无法添加。",
      "تعذّرت إضافة صورة.",
      "Nie udało się dodać zdjęcia."
    )
  }

  /// Why a photo cannot be used, in a sentence.
  package var composerPhotoProblemTooLarge: String {
    choose("The file is too large.", "文件太大。", "الملف كبير جدًا.", "Plik jest za duży.")
  }

  /// Why a photo cannot be used, in a sentence.
  package var composerPhotoProblemUnreadable: String {
    choose(
      "The file could not be read.",
      "无法读取文件。",
      "تعذّرت قراءة الملف.",
      "Nie udało się odczytać pliku."
    )
  }

  /// The message when a photo cannot be read.
  public var composerPhotoUnreadable: String {
    choose("It is not an image.", "文件不是图片。", "الملف ليس صورة.", "To nie jest obraz.")
  }
}
