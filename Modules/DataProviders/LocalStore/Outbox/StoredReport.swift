import Foundation
import SocialModel

/// A report as its row stores it, as JSON.
struct StoredReport: JSONColumn, Hashable {
  var account: String
  var posts: [String]
  var category: String
  var rules: [String]
  var comment: String
  var isForwarded: Bool

  init(_ report: ReportDraft) {
    account = report.accountID
    posts = report.postIDs
    comment = report.comment
    isForwarded = report.isForwarded
    rules = []
    switch report.category {
    case .spam: category = "spam"
    case .legal: category = "legal"
    case .other: category = "other"
    case .rules(let broken):
      category = "rules"
      rules = broken
    }
  }

  var report: ReportDraft {
    let category: ReportDraft.Category =
      switch self.category {
      case "spam": .spam
      case "legal": .legal
      case "rules": .rules(rules)
      default: .other
      }
    return ReportDraft(
      accountID: account,
      postIDs: posts,
      category: category,
      comment: comment,
      isForwarded: isForwarded
    )
  }
}
