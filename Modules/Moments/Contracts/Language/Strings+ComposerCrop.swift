extension Strings {
  /// The title of the page that crops a photo, and of the button that leads to it.
  public var composerCrop: String { pick("Crop", "裁剪", "قصّ") }

  /// The title of the button that shows the whole photo again.
  public var composerCropReset: String { pick("Reset", "还原", "إعادة تعيين") }

  /// The accessibility label of the posted part of a photo.
  public var composerCropPart: String {
    pick("What is posted of the photo", "照片中要发表的部分", "ما يُنشر من الصورة")
  }

  /// The explanation of cropping.
  public var composerCropHint: String {
    pick(
      "Drag the corners and edges. Arrow keys move it, plus and minus change its size.",
      "拖动四角和边缘。方向键可移动，加号和减号可调整大小。",
      "اسحب الزوايا والحواف. تحرّكه مفاتيح الأسهم، ويغيّر مفتاحا الزائد والناقص حجمه."
    )
  }

  /// The position of a crop, in percent.
  ///
  /// - Parameters:
  ///   - left: From the left.
  ///   - top: From the top.
  ///   - width: How wide it is.
  ///   - height: How high it is.
  /// - Returns: "10% from the left, 20% from the top, 50% wide, 60% high".
  public func composerCropPosition(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> String {
    let (width, height) = (number(width), number(height))
    let position = composerFocusPosition(left, top)
    return pick(
      "\(position), \(width)% wide, \(height)% high",
      "\(position)，宽\(width)%，高\(height)%",
      "\(position)، عرضه \(width)٪، ارتفاعه \(height)٪"
    )
  }

  /// The name of a ratio.
  ///
  /// - Parameters:
  ///   - ratio: The ratio.
  ///   - isHigh: Whether the photo is higher than wide.
  /// - Returns: "Free", "4:3".
  public func composerCropRatio(_ ratio: PhotoCropRatio, isHigh: Bool) -> String {
    switch ratio {
    case .free: pick("Free", "自由", "حر")
    case .original: pick("Original", "原始", "الأصل")
    case .square: pick("Square", "方形", "مربع")
    case .fourToThree: isHigh ? "3:4" : "4:3"
    case .sixteenToNine: isHigh ? "9:16" : "16:9"
    }
  }

  /// The accessibility action that enlarges the crop.
  public var composerCropLarger: String { pick("Larger", "放大", "أكبر") }

  /// The accessibility action that shrinks the crop.
  public var composerCropSmaller: String { pick("Smaller", "缩小", "أصغر") }

  /// The message when a photo could not be cropped.
  public func composerCropFailed(_ reason: String) -> String {
    pick(
      "The photo was not cropped. \(reason)",
      "照片未能裁剪。\(reason)",
      "لم تُقص الصورة. \(reason)"
    )
  }
}
