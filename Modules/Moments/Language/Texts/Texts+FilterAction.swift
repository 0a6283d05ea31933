// swift-format-ignore-file
// Written by Tools/generators/texts of Modules/Moments/texts.xcstrings. Do not change it by hand.

extension Strings {
  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionBlur: String {
    switch self.language {
    case .english: "Cover photos"
    case .simplifiedChinese: "遮盖照片"
    case .arabic: "تغطية الصور"
    }
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionHide: String {
    switch self.language {
    case .english: "Do not show"
    case .simplifiedChinese: "完全隐藏"
    case .arabic: "عدم الإظهار"
    }
  }

  /// What happens to moments, in the row of a filter and in the choice of its sheet.
  package var filterActionWarn: String {
    switch self.language {
    case .english: "Hide behind a line"
    case .simplifiedChinese: "折叠"
    case .arabic: "الإخفاء خلف سطر"
    }
  }

  /// The explanation of an action.
  package var filterActionDetailBlur: String {
    switch self.language {
    case .english: "The words show, photos and films after a tap"
    case .simplifiedChinese: "显示文字，照片和视频需点按查看"
    case .arabic: "تظهر الكلمات، والصور والأفلام بعد نقرة"
    }
  }

  /// The explanation of an action.
  package var filterActionDetailHide: String {
    switch self.language {
    case .english: "As if it were not there"
    case .simplifiedChinese: "就像不存在一样"
    case .arabic: "كأنها غير موجودة"
    }
  }

  /// The explanation of an action.
  package var filterActionDetailWarn: String {
    switch self.language {
    case .english: "The line names the filter; a tap shows the moment"
    case .simplifiedChinese: "显示过滤器名称，点按可查看动态"
    case .arabic: "يسمّي السطر المرشح، وتُظهر نقرةٌ اللحظةَ"
    }
  }
}
