/// What the sheet stores of one post of a draft, besides what the draft stores.
struct ComposerPage: Hashable {
  /// The identity of the post in this sheet.
  let id: String
  /// The photos in order, including those that are not ready yet.
  var tiles: [ComposerTile] = []
  var isWarningOpen = false

  /// Whether a photo is being prepared.
  var isPreparing: Bool { tiles.contains(where: \.isPreparing) }
}
