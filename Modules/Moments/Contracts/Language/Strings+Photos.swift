extension Strings {
  /// The name of the button that closes the photos.
  public var photosClose: String { pick("Close", "关闭", "إغلاق") }

  /// The name of the button that shows a photo in the browser.
  public var photosOpenInBrowser: String {
    pick("Open in browser", "在浏览器中打开", "فتح في المتصفح")
  }

  /// "2 of 9": which of a moment's photos is shown.
  public func photoPosition(_ position: Int, of count: Int) -> String {
    let (position, count) = (number(position), number(count))
    return pick("\(position) of \(count)", "\(position) / \(count)", "\(position) من \(count)")
  }

  /// The name of a photo that nobody described, for assistive technologies.
  public var photoWithoutDescription: String {
    pick("Photo without a description", "没有描述的照片", "صورة بلا وصف")
  }

  /// The title where a photo could not be loaded.
  public var photoFailedTitle: String {
    pick("The photo could not be loaded", "无法加载照片", "تعذّر تحميل الصورة")
  }

  /// The message where what came is no photo.
  public var photoBroken: String {
    pick(
      "What the server sent is not a photo.",
      "服务器返回的内容不是照片。",
      "ما أرسله الخادم ليس صورة."
    )
  }
}
