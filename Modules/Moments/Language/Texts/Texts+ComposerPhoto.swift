// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The accessibility label of a photo: "Photo 2 of 4".
  public func composerPhoto(_ position: Int, of count: Int) -> String {
    switch self.language {
    case .english: "Photo \(self.number(position)) of \(self.number(count))"
    case .simplifiedChinese: "第\(self.number(position))张，共\(self.number(count))张"
    case .arabic: "الصورة \(self.number(position)) من \(self.number(count))"
    }
  }

  /// The message when a photo could not be added.
  package var composerPhotoFailedSentence: String {
    switch self.language {
    case .english: "A photo could not be added."
    case .simplifiedChinese: "有一张照片无法添加。"
    case .arabic: "تعذّرت إضافة صورة."
    }
  }

  /// Why a photo cannot be used, in a sentence.
  package var composerPhotoProblemTooLarge: String {
    switch self.language {
    case .english: "The file is too large."
    case .simplifiedChinese: "文件太大。"
    case .arabic: "الملف كبير جدًا."
    }
  }

  /// Why a photo cannot be used, in a sentence.
  package var composerPhotoProblemUnreadable: String {
    switch self.language {
    case .english: "The file could not be read."
    case .simplifiedChinese: "无法读取文件。"
    case .arabic: "تعذّرت قراءة الملف."
    }
  }

  /// The message when a photo cannot be read.
  public var composerPhotoUnreadable: String {
    switch self.language {
    case .english: "It is not an image."
    case .simplifiedChinese: "文件不是图片。"
    case .arabic: "الملف ليس صورة."
    }
  }
}
