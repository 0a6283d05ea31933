// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// "12 photos": a detail of drafts and scheduled posts, and of the shelf of photos.
  public func photos(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) photo", other: "\(self.number(count)) photos"),
      "\(self.number(count))张照片",
      plural(count, zero: "لا صور", one: "صورة واحدة", two: "صورتان", few: "\(self.number(count)) صور", other: "\(self.number(count)) صورة"),
      plural(count, one: "\(self.number(count)) zdjęcie", many: "\(self.number(count)) zdjęć", other: "\(self.number(count)) zdjęcia")
    )
  }

  /// "12 photos and films": a detail of drafts, and of the shelf of photos, where there are both.
  public func photosAndFilms(_ count: Int) -> String {
    choose(
      plural(count, one: "\(self.number(count)) photo or film", other: "\(self.number(count)) photos and films"),
      "\(self.number(count))张照片和视频",
      "\(self.number(count)) من الصور والأفلام",
      plural(count, one: "\(self.number(count)) zdjęcie lub film", few: "\(self.number(count)) zdjęcia i filmy", many: "\(self.number(count)) zdjęć i filmów", other: "\(self.number(count)) zdjęcia i filmu")
    )
  }

  /// The name of the button that closes the photos.
  public var photosClose: String { choose("Close", "关闭", "إغلاق", "Zamknij") }

  /// The name of the button that copies a photo to the pasteboard.
  public var photosCopy: String { choose("Copy photo", "拷贝照片", "نسخ الصورة", "Kopiuj zdjęcie") }

  /// The name of the button that shows a photo in the browser.
  public var photosOpenInBrowser: String {
    choose("Open in browser", "在浏览器中打开", "فتح في المتصفح", "Otwórz w przeglądarce")
  }

  /// The name of the button that leads to the moment of a photo.
  public var photosOpenMoment: String { choose("Show moment", "查看动态", "عرض اللحظة", "Pokaż wpis") }

  /// The name of the button that saves a photo as a file.
  public var photosSave: String { choose("Save photo", "保存照片", "حفظ الصورة", "Zapisz zdjęcie") }

  /// The title of the photos of a person.
  public var photosTitle: String { choose("Photos", "照片", "الصور", "Zdjęcia") }
}
