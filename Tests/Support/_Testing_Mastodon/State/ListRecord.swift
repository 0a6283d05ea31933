/// Accounts whose posts are a timeline.
struct ListRecord: Sendable {
  var id: String
  var account: String
  var title: String
  var members: [String] = []
}
