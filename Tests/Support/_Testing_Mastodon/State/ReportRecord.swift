/// A report of an account.
struct ReportRecord: Sendable {
  var id: String
  var reporter: String
  var account: String
  var statuses: [String]
  var comment: String
  var category: String
  var rules: [String]
  var isForwarded: Bool
}
