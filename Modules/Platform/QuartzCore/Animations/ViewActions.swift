/// Whether changes of views' layers are currently animated.
///
/// A flag that each change of a layer can test at no cost: outside of animation blocks the views
/// need not be called.
package enum ViewActions {
  /// Set by animation blocks on the main thread, on which all layers of views are changed.
  nonisolated(unsafe) package static var areWanted = false
}
