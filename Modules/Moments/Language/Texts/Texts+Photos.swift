// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// "12 photos": a detail of drafts and scheduled posts, and of the shelf of photos.
  public func photos(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) photos"
      case .one: "\(self.number(count)) photo"
      }
    case .simplifiedChinese: "\(self.number(count))张照片"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero: "لا صور"
      case .one: "صورة واحدة"
      case .two: "صورتان"
      case .few: "\(self.number(count)) صور"
      case .many, .other: "\(self.number(count)) صورة"
      }
    }
  }

  /// "12 photos and films": a detail of drafts, and of the shelf of photos, where there are both.
  public func photosAndFilms(_ count: Int) -> String {
    switch self.language {
    case .english:
      switch PluralCategory(count, in: self.language) {
      case .zero, .two, .few, .many, .other: "\(self.number(count)) photos and films"
      case .one: "\(self.number(count)) photo or film"
      }
    case .simplifiedChinese: "\(self.number(count))张照片和视频"
    case .arabic:
      switch PluralCategory(count, in: self.language) {
      case .zero, .one, .two, .few, .many, .other: "\(self.number(count)) من الصور والأفلام"
      }
    }
  }

  /// The name of the button that closes the photos.
  public var photosClose: String {
    switch self.language {
    case .english: "Close"
    case .simplifiedChinese: "关闭"
    case .arabic: "إغلاق"
    }
  }

  /// The name of the button that copies a photo to the pasteboard.
  public var photosCopy: String {
    switch self.language {
    case .english: "Copy photo"
    case .simplifiedChinese: "拷贝照片"
    case .arabic: "نسخ الصورة"
    }
  }

  /// The name of the button that shows a photo in the browser.
  public var photosOpenInBrowser: String {
    switch self.language {
    case .english: "Open in browser"
    case .simplifiedChinese: "在浏览器中打开"
    case .arabic: "فتح في المتصفح"
    }
  }

  /// The name of the button that leads to the moment of a photo.
  public var photosOpenMoment: String {
    switch self.language {
    case .english: "Show moment"
    case .simplifiedChinese: "查看动态"
    case .arabic: "عرض اللحظة"
    }
  }

  /// The name of the button that saves a photo as a file.
  public var photosSave: String {
    switch self.language {
    case .english: "Save photo"
    case .simplifiedChinese: "保存照片"
    case .arabic: "حفظ الصورة"
    }
  }

  /// The title of the photos of a person.
  public var photosTitle: String {
    switch self.language {
    case .english: "Photos"
    case .simplifiedChinese: "照片"
    case .arabic: "الصور"
    }
  }
}
