// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The accessibility label of a photo without a description.
  ///
  /// Counts from 1.
  public func photo(_ index: Int, of count: Int) -> String {
    choose(
      "Photo \(self.number(index)) of \(self.number(count))",
      "第\(self.number(index))张照片，共\(self.number(count))张",
      "الصورة \(self.number(index)) من \(self.number(count))",
      "Zdjęcie \(self.number(index)) z \(self.number(count))"
    )
  }

  /// The accessibility label of a photo.
  public func photo(by author: String) -> String {
    choose("Photo by \(author)", "\(author)的照片", "صورة من \(author)", "Zdjęcie od \(author)")
  }

  /// The message when the data is not a photo.
  public var photoBroken: String {
    choose(
      "What the server sent is damaged, or not a photo.",
      "服务器返回的内容已损坏，或不是照片。",
      "ما أرسله الخادم تالف أو ليس صورة.",
      "To, co przysłał serwer, jest uszkodzone albo nie jest zdjęciem."
    )
  }

  /// The message when a photo is on the pasteboard.
  public var photoCopied: String {
    choose("Photo copied", "照片已拷贝", "نُسخت الصورة", "Skopiowano zdjęcie")
  }

  /// The text in place of a photo that could not be loaded; a tap retries.
  public var photoFailed: String {
    choose(
      "The photo could not be loaded. Tap to try again.",
      "照片加载失败，点按重试。",
      "تعذّر تحميل الصورة. انقر للمحاولة مجددًا.",
      "Nie udało się wczytać zdjęcia. Stuknij, aby spróbować ponownie."
    )
  }

  /// The title when a photo could not be loaded.
  public var photoFailedTitle: String {
    choose(
      "The photo could not be loaded",
      "无法加载照片",
      "تعذّر تحميل الصورة",
      "Nie udało się wczytać zdjęcia"
    )
  }

  /// The message when the disk, or the file system, rejects a file.
  public var photoFileRefused: String {
    choose(
      "The file could not be written.",
      "无法写入文件。",
      "تعذّرت كتابة الملف.",
      "Nie udało się zapisać pliku."
    )
  }

  /// The message when there is no photo, or no longer.
  public var photoMissing: String {
    choose(
      "The photo is not there any more.",
      "照片已不存在。",
      "لم تعد الصورة موجودة.",
      "Zdjęcia już nie ma."
    )
  }

  /// The message when a photo was not copied, before the reason.
  public var photoNotCopied: String {
    choose("The photo was not copied.", "照片未拷贝。", "لم تُنسخ الصورة.", "Nie skopiowano zdjęcia.")
  }

  /// The message when a photo was not saved, before the reason.
  public var photoNotSaved: String {
    choose("The photo was not saved.", "照片未保存。", "لم تُحفظ الصورة.", "Nie zapisano zdjęcia.")
  }

  /// "2 of 9": which of a moment's photos is shown.
  public func photoPosition(_ position: Int, of count: Int) -> String {
    choose(
      "\(self.number(position)) of \(self.number(count))",
      "\(self.number(position)) / \(self.number(count))",
      "\(self.number(position)) من \(self.number(count))",
      "\(self.number(position)) z \(self.number(count))"
    )
  }

  /// The message when a photo was saved; the path is isolated from the direction of the text.
  public func photoSaved(_ path: String) -> String {
    choose(
      "Saved to \u{2068}\(path)\u{2069}",
      "已保存到 \u{2068}\(path)\u{2069}",
      "حُفظت في \u{2068}\(path)\u{2069}",
      "Zapisano w \u{2068}\(path)\u{2069}"
    )
  }

  /// The message when a photo exceeds the maximum size.
  public var photoTooLarge: String {
    choose(
      "The photo is too large to be shown here.",
      "照片太大，无法在此显示。",
      "الصورة أكبر من أن تُعرض هنا.",
      "Zdjęcie jest za duże, aby je tu pokazać."
    )
  }

  /// The accessibility label of a photo without a description.
  public var photoWithoutDescription: String {
    choose("Photo without a description", "没有描述的照片", "صورة بلا وصف", "Zdjęcie bez opisu")
  }
}
