// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// The name of the focal point.
  public var composerFocus: String {
    choose("Focal point", "焦点", "نقطة التركيز", "Punkt skupienia")
  }

  /// The accessibility action that centers the focal point.
  public var composerFocusCenter: String {
    choose("Move to the middle", "移到中间", "تحريك إلى الوسط", "Przesuń na środek")
  }

  /// The explanation of the focal point.
  public var composerFocusHint: String {
    choose(
      "Drag the ring to what must stay visible where the photo is cropped.",
      "拖动圆环，选择裁剪时要保留的部分。",
      "اسحب الحلقة إلى ما يجب أن يبقى ظاهرًا عند قصّ الصورة.",
      "Przeciągnij pierścień na to, co ma być widoczne po przycięciu zdjęcia."
    )
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveDown: String {
    choose("Move down", "下移", "تحريك إلى الأسفل", "Przesuń w dół")
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveLeft: String {
    choose("Move left", "左移", "تحريك إلى اليسار", "Przesuń w lewo")
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveRight: String {
    choose("Move right", "右移", "تحريك إلى اليمين", "Przesuń w prawo")
  }

  /// The accessibility action that moves the focal point.
  package var composerFocusMoveUp: String {
    choose("Move up", "上移", "تحريك إلى الأعلى", "Przesuń w górę")
  }

  /// The position of the focal point, in percent from the left and from the top.
  public func composerFocusPosition(_ left: Int, _ top: Int) -> String {
    choose(
      "\(self.number(left))% from the left, \(self.number(top))% from the top",
      "距左侧\(self.number(left))%，距顶部\(self.number(top))%",
      "\(self.number(left))٪ من اليسار، \(self.number(top))٪ من الأعلى",
      "\(self.number(left))% od lewej, \(self.number(top))% od góry"
    )
  }
}
