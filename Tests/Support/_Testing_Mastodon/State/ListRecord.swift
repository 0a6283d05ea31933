/// Accounts whose posts make a timeline.
struct ListRecord: Sendable {
  var id: String
  var account: String
  var title: String
  var members: [String] = []
}
