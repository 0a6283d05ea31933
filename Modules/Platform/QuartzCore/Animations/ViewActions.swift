/// Whether changes of views' layers are animated at present.
///
/// A flag that each change of a layer can test at no cost: outside of animation blocks the views
/// need not be called.
package enum ViewActions {
  /// Set by the views' animation blocks, on the main thread, where all layers of views are changed.
  nonisolated(unsafe) package static var areWanted = false
}
