public import MomentsLanguage
public import MomentsValues

extension Strings {
  /// The name of a category.
  public func reportCategory(_ category: ReportCategory) -> String {
    switch category {
    case .spam: reportCategorySpam
    case .legal: reportCategoryLegal
    case .rules: reportCategoryRules
    case .other: reportCategoryOther
    }
  }

  /// The explanation of a category.
  public func reportCategoryDetail(_ category: ReportCategory) -> String {
    switch category {
    case .spam:
      reportCategoryDetailSpam
    case .legal:
      reportCategoryDetailLegal
    case .rules:
      reportCategoryDetailRules
    case .other:
      reportCategoryDetailOther
    }
  }
}
