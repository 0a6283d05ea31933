// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The title of the page that crops a photo, and of the button that leads to it.
  public var composerCrop: String {
    switch self.language {
    case .english: "Crop"
    case .simplifiedChinese: "裁剪"
    case .arabic: "قصّ"
    }
  }

  /// The message when a photo could not be cropped.
  public func composerCropFailed(_ reason: String) -> String {
    switch self.language {
    case .english: "The photo was not cropped. \(reason)"
    case .simplifiedChinese: "照片未能裁剪。\(reason)"
    case .arabic: "لم تُقص الصورة. \(reason)"
    }
  }

  /// The explanation of cropping.
  public var composerCropHint: String {
    switch self.language {
    case .english: "Drag the corners and edges. Arrow keys move it, plus and minus change its size."
    case .simplifiedChinese: "拖动四角和边缘。方向键可移动，加号和减号可调整大小。"
    case .arabic: "اسحب الزوايا والحواف. تحرّكه مفاتيح الأسهم، ويغيّر مفتاحا الزائد والناقص حجمه."
    }
  }

  /// The accessibility action that enlarges the crop.
  public var composerCropLarger: String {
    switch self.language {
    case .english: "Larger"
    case .simplifiedChinese: "放大"
    case .arabic: "أكبر"
    }
  }

  /// The accessibility label of the posted part of a photo.
  public var composerCropPart: String {
    switch self.language {
    case .english: "What is posted of the photo"
    case .simplifiedChinese: "照片中要发表的部分"
    case .arabic: "ما يُنشر من الصورة"
    }
  }

  /// The position of a crop, in percent.
  package func composerCropPositionSize(_ position: String, _ width: String, _ height: String) -> String {
    switch self.language {
    case .english: "\(position), \(width)% wide, \(height)% high"
    case .simplifiedChinese: "\(position)，宽\(width)%，高\(height)%"
    case .arabic: "\(position)، عرضه \(width)٪، ارتفاعه \(height)٪"
    }
  }

  /// The name of a ratio.
  package var composerCropRatioFree: String {
    switch self.language {
    case .english: "Free"
    case .simplifiedChinese: "自由"
    case .arabic: "حر"
    }
  }

  /// The name of a ratio.
  package var composerCropRatioOriginal: String {
    switch self.language {
    case .english: "Original"
    case .simplifiedChinese: "原始"
    case .arabic: "الأصل"
    }
  }

  /// The name of a ratio.
  package var composerCropRatioSquare: String {
    switch self.language {
    case .english: "Square"
    case .simplifiedChinese: "方形"
    case .arabic: "مربع"
    }
  }

  /// The title of the button that shows the whole photo again.
  public var composerCropReset: String {
    switch self.language {
    case .english: "Reset"
    case .simplifiedChinese: "还原"
    case .arabic: "إعادة تعيين"
    }
  }

  /// The accessibility action that shrinks the crop.
  public var composerCropSmaller: String {
    switch self.language {
    case .english: "Smaller"
    case .simplifiedChinese: "缩小"
    case .arabic: "أصغر"
    }
  }
}
