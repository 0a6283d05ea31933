import MomentsValues

/// The text and scope of a search.
struct SearchQuery: Hashable {
  var text: String
  var scope: SearchScope
}
