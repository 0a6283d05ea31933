/// The target of a link.
struct CardRecord: Sendable {
  var url: String
  var title: String
  var description: String
  var provider: String
  var image: String?
  var width = 0
  var height = 0
}
