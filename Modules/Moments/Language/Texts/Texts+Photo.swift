// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The accessibility label of a photo without a description.
  ///
  /// Counts from 1.
  public func photo(_ index: Int, of count: Int) -> String {
    switch self.language {
    case .english: "Photo \(self.number(index)) of \(self.number(count))"
    case .simplifiedChinese: "第\(self.number(index))张照片，共\(self.number(count))张"
    case .arabic: "الصورة \(self.number(index)) من \(self.number(count))"
    }
  }

  /// The accessibility label of a photo.
  public func photo(by author: String) -> String {
    switch self.language {
    case .english: "Photo by \(author)"
    case .simplifiedChinese: "\(author)的照片"
    case .arabic: "صورة من \(author)"
    }
  }

  /// The message when the data is not a photo.
  public var photoBroken: String {
    switch self.language {
    case .english: "What the server sent is damaged, or not a photo."
    case .simplifiedChinese: "服务器返回的内容已损坏，或不是照片。"
    case .arabic: "ما أرسله الخادم تالف أو ليس صورة."
    }
  }

  /// The message when a photo is on the pasteboard.
  public var photoCopied: String {
    switch self.language {
    case .english: "Photo copied"
    case .simplifiedChinese: "照片已拷贝"
    case .arabic: "نُسخت الصورة"
    }
  }

  /// The text in place of a photo that could not be loaded; a tap retries.
  public var photoFailed: String {
    switch self.language {
    case .english: "The photo could not be loaded. Tap to try again."
    case .simplifiedChinese: "照片加载失败，点按重试。"
    case .arabic: "تعذّر تحميل الصورة. انقر للمحاولة مجددًا."
    }
  }

  /// The title when a photo could not be loaded.
  public var photoFailedTitle: String {
    switch self.language {
    case .english: "The photo could not be loaded"
    case .simplifiedChinese: "无法加载照片"
    case .arabic: "تعذّر تحميل الصورة"
    }
  }

  /// The message when the disk, or the file system, rejects a file.
  public var photoFileRefused: String {
    switch self.language {
    case .english: "The file could not be written."
    case .simplifiedChinese: "无法写入文件。"
    case .arabic: "تعذّرت كتابة الملف."
    }
  }

  /// The message when there is no photo, or no longer.
  public var photoMissing: String {
    switch self.language {
    case .english: "The photo is not there any more."
    case .simplifiedChinese: "照片已不存在。"
    case .arabic: "لم تعد الصورة موجودة."
    }
  }

  /// The message when a photo was not copied, before the reason.
  public var photoNotCopied: String {
    switch self.language {
    case .english: "The photo was not copied."
    case .simplifiedChinese: "照片未拷贝。"
    case .arabic: "لم تُنسخ الصورة."
    }
  }

  /// The message when a photo was not saved, before the reason.
  public var photoNotSaved: String {
    switch self.language {
    case .english: "The photo was not saved."
    case .simplifiedChinese: "照片未保存。"
    case .arabic: "لم تُحفظ الصورة."
    }
  }

  /// "2 of 9": which of a moment's photos is shown.
  public func photoPosition(_ position: Int, of count: Int) -> String {
    switch self.language {
    case .english: "\(self.number(position)) of \(self.number(count))"
    case .simplifiedChinese: "\(self.number(position)) / \(self.number(count))"
    case .arabic: "\(self.number(position)) من \(self.number(count))"
    }
  }

  /// The message when a photo was saved; the path is isolated from the direction of the text.
  public func photoSaved(_ path: String) -> String {
    switch self.language {
    case .english: "Saved to \u{2068}\(path)\u{2069}"
    case .simplifiedChinese: "已保存到 \u{2068}\(path)\u{2069}"
    case .arabic: "حُفظت في \u{2068}\(path)\u{2069}"
    }
  }

  /// The message when a photo exceeds the maximum size.
  public var photoTooLarge: String {
    switch self.language {
    case .english: "The photo is too large to be shown here."
    case .simplifiedChinese: "照片太大，无法在此显示。"
    case .arabic: "الصورة أكبر من أن تُعرض هنا."
    }
  }

  /// The accessibility label of a photo without a description.
  public var photoWithoutDescription: String {
    switch self.language {
    case .english: "Photo without a description"
    case .simplifiedChinese: "没有描述的照片"
    case .arabic: "صورة بلا وصف"
    }
  }
}
