// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the page that crops a photo, and of the button that leads to it.
  public var composerCrop: String { choose("Crop", "裁剪", "قصّ", "Przytnij") }

  /// The message when a photo could not be cropped.
  public func composerCropFailed(_ reason: String) -> String {
    choose(
      "The photo was not cropped. \(reason)",
      "照片未能裁剪。\(reason)",
      "لم تُقص الصورة. \(reason)",
      "Nie przycięto zdjęcia. \(reason)"
    )
  }

  /// The explanation of cropping.
  public var composerCropHint: String {
    choose(
      "Drag the corners and edges. Arrow keys move it, plus and minus change its size.",
      "拖动四角和边缘。方向键可移动，加号和减号可调整大小。",
      "اسحب الزوايا والحواف. تحرّكه مفاتيح الأسهم، ويغيّر مفتاحا الزائد والناقص حجمه.",
      "Przeciągnij rogi i krawędzie. Strzałki przesuwają, plus i minus zmieniają rozmiar."
    )
  }

  /// The accessibility action that enlarges the crop.
  public var composerCropLarger: String { choose("Larger", "放大", "أكبر", "Większe") }

  /// The accessibility label of the posted part of a photo.
  public var composerCropPart: String {
    choose(
      "What is posted of the photo",
      "照片中要发表的部分",
      "ما يُنشر من الصورة",
      "Publikowana część zdjęcia"
    )
  }

  /// The position of a crop, in percent.
  package func composerCropPositionSize(_ position: String, _ width: String, _ height: String) -> String {
    choose(
      "\(position), \(width)% wide, \(height)% high",
      "\(position)，宽\(width)%，高\(height)%",
      "\(position)، عرضه \(width)٪، ارتفاعه \(height)٪",
      "\(position), szerokość \(width)%, wysokość \(height)%"
    )
  }

  /// The name of a ratio.
  package var composerCropRatioFree: String { choose("Free", "自由", "حر", "Dowolne") }

  /// The name of a ratio.
  package var composerCropRatioOriginal: String { choose("Original", "原始", "الأصل", "Oryginalne") }

  /// The name of a ratio.
  package var composerCropRatioSquare: String { choose("Square", "方形", "مربع", "Kwadrat") }

  /// The title of the button that shows the whole photo again.
  public var composerCropReset: String { choose("Reset", "还原", "إعادة تعيين", "Przywróć") }

  /// The accessibility action that shrinks the crop.
  public var composerCropSmaller: String { choose("Smaller", "缩小", "أصغر", "Mniejsze") }
}
