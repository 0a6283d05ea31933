extension Strings {
  /// The name of the button that closes the photos.
  public var photosClose: String { pick("Close", "关闭", "إغلاق") }

  /// The name of the button that shows a photo in the browser.
  public var photosOpenInBrowser: String {
    pick("Open in browser", "在浏览器中打开", "فتح في المتصفح")
  }

  /// The name of the button that leads to the moment of a photo.
  public var photosOpenMoment: String { pick("Show moment", "查看动态", "عرض اللحظة") }

  /// The name of the button that saves a photo as a file.
  public var photosSave: String { pick("Save photo", "保存照片", "حفظ الصورة") }

  /// The message when a photo was saved; the path is isolated from the direction of the text.
  public func photoSaved(_ path: String) -> String {
    let path = "\u{2068}\(path)\u{2069}"
    return pick("Saved to \(path)", "已保存到 \(path)", "حُفظت في \(path)")
  }

  /// The message when a photo was not saved, before the reason.
  public var photoNotSaved: String {
    pick("The photo was not saved.", "照片未保存。", "لم تُحفظ الصورة.")
  }

  /// The name of the button that copies a photo to the pasteboard.
  public var photosCopy: String { pick("Copy photo", "拷贝照片", "نسخ الصورة") }

  /// The message when a photo is on the pasteboard.
  public var photoCopied: String { pick("Photo copied", "照片已拷贝", "نُسخت الصورة") }

  /// The message when a photo was not copied, before the reason.
  public var photoNotCopied: String {
    pick("The photo was not copied.", "照片未拷贝。", "لم تُنسخ الصورة.")
  }

  /// The message when the disk, or the file system, rejects a file.
  public var photoFileRefused: String {
    pick(
      "The file could not be written.",
      "无法写入文件。",
      "تعذّرت كتابة الملف."
    )
  }

  /// "2 of 9": which of a moment's photos is shown.
  public func photoPosition(_ position: Int, of count: Int) -> String {
    let (position, count) = (number(position), number(count))
    return pick("\(position) of \(count)", "\(position) / \(count)", "\(position) من \(count)")
  }

  /// The accessibility label of a photo without a description.
  public var photoWithoutDescription: String {
    pick("Photo without a description", "没有描述的照片", "صورة بلا وصف")
  }

  /// The title when a photo could not be loaded.
  public var photoFailedTitle: String {
    pick("The photo could not be loaded", "无法加载照片", "تعذّر تحميل الصورة")
  }

  /// The message when the data is not a photo.
  public var photoBroken: String {
    pick(
      "What the server sent is damaged, or not a photo.",
      "服务器返回的内容已损坏，或不是照片。",
      "ما أرسله الخادم تالف أو ليس صورة."
    )
  }
}

extension Strings {
  /// The message when there is no photo, or no longer.
  public var photoMissing: String {
    pick(
      "The photo is not there any more.",
      "照片已不存在。",
      "لم تعد الصورة موجودة."
    )
  }

  /// The message when a photo exceeds the maximum size.
  public var photoTooLarge: String {
    pick(
      "The photo is too large to be shown here.",
      "照片太大，无法在此显示。",
      "الصورة أكبر من أن تُعرض هنا."
    )
  }

  /// The title of the photos of a person.
  public var photosTitle: String { pick("Photos", "照片", "الصور") }

  /// The title when a person has no photos.
  public var emptyPhotosTitle: String {
    pick("No photos yet", "还没有照片", "لا صور بعد")
  }

  /// The explanation of a person's photos.
  public func emptyPhotosMessage(_ name: String) -> String {
    pick(
      "Photos that \(name) posts will appear here.",
      "\(name)发布的照片会显示在这里。",
      "ستظهر هنا الصور التي ينشرها \(name)."
    )
  }
}
