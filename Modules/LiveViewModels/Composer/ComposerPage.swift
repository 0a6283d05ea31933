/// What the sheet keeps of one of a draft's posts besides what the draft does.
struct ComposerPage: Hashable {
  /// The identity of the post in this sheet.
  let id: String
  /// The photos in order, those included that are not ready yet.
  var tiles: [ComposerTile] = []
  var isWarningOpen = false

  /// Whether a photo is being made ready.
  var isPreparing: Bool { tiles.contains(where: \.isPreparing) }
}
