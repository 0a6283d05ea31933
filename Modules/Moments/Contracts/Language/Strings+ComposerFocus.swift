extension Strings {
  /// The name of the focal point.
  public var composerFocus: String { pick("Focal point", "焦点", "نقطة التركيز") }

  /// The explanation of the focal point.
  public var composerFocusHint: String {
    pick(
      "Drag the ring to what must stay visible where the photo is cropped.",
      "拖动圆环，选择裁剪时要保留的部分。",
      "اسحب الحلقة إلى ما يجب أن يبقى ظاهرًا عند قصّ الصورة."
    )
  }

  /// The position of the focal point, in percent from the left and from the top.
  public func composerFocusPosition(_ left: Int, _ top: Int) -> String {
    let (left, top) = (number(left), number(top))
    return pick(
      "\(left)% from the left, \(top)% from the top",
      "距左侧\(left)%，距顶部\(top)%",
      "\(left)٪ من اليسار، \(top)٪ من الأعلى"
    )
  }

  /// The accessibility action that moves the focal point.
  public func composerFocusMove(_ direction: PhotoDirection) -> String {
    switch direction {
    case .left: pick("Move left", "左移", "تحريك إلى اليسار")
    case .right: pick("Move right", "右移", "تحريك إلى اليمين")
    case .up: pick("Move up", "上移", "تحريك إلى الأعلى")
    case .down: pick("Move down", "下移", "تحريك إلى الأسفل")
    }
  }

  /// The accessibility action that centers the focal point.
  public var composerFocusCenter: String {
    pick("Move to the middle", "移到中间", "تحريك إلى الوسط")
  }
}

/// A direction on a photo, from left to right in every language.
public enum PhotoDirection: CaseIterable, Hashable, Sendable {
  case left, right, up, down
}
