// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of the focal point.
  public var composerFocus: String {
    switch self.language {
    case .english: "Focal point"
    case .simplifiedChinese: "焦点"
    case .arabic: "نقطة التركيز"
    }
  }

  /// The accessibility action that centers the focal point.
  public var composerFocusCenter: String {
    switch self.language {
    case .english: "Move to the middle"
    case .simplifiedChinese: "移到中间"
    case .arabic: "تحريك إلى الوسط"
    }
  }

  /// The explanation of the focal point.
  public var composerFocusHint: String {
    switch self.language {
    case .english: "Drag the ring to what must stay visible where the photo is cropped."
    case .simplifiedChinese: "拖动圆环，选择裁剪时要保留的部分。"
    case .arabic: "اسحب الحلقة إلى ما يجب أن يبقى ظاهرًا عند قصّ الصورة."
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveDown: String {
    switch self.language {
    case .english: "Move down"
    case .simplifiedChinese: "下移"
    case .arabic: "تحريك إلى الأسفل"
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveLeft: String {
    switch self.language {
    case .english: "Move left"
    case .simplifiedChinese: "左移"
    case .arabic: "تحريك إلى اليسار"
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveRight: String {
    switch self.language {
    case .english: "Move right"
    case .simplifiedChinese: "右移"
    case .arabic: "تحريك إلى اليمين"
    }
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveUp: String {
    switch self.language {
    case .english: "Move up"
    case .simplifiedChinese: "上移"
    case .arabic: "تحريك إلى الأعلى"
    }
  }

  /// The position of the focal point, in percent from the left and from the top.
  public func composerFocusPosition(_ left: Int, _ top: Int) -> String {
    switch self.language {
    case .english: "\(self.number(left))% from the left, \(self.number(top))% from the top"
    case .simplifiedChinese: "距左侧\(self.number(left))%，距顶部\(self.number(top))%"
    case .arabic: "\(self.number(left))٪ من اليسار، \(self.number(top))٪ من الأعلى"
    }
  }
}
