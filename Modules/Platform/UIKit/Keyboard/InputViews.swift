/// The input views of a responder, found along the responder chain.
struct InputViews {
  /// The view above the keyboard or the input view.
  var accessory: UIView?
  /// The view that replaces the keyboard.
  var input: UIView?
  /// The responder that provides the views, and receives the events that they do not handle.
  weak var owner: UIResponder?

  /// The views for a first responder, each from the nearest responder in the chain that has one.
  @MainActor static func of(_ responder: UIResponder?) -> InputViews {
    var views = InputViews()
    var current = responder
    while let candidate = current, views.accessory == nil || views.input == nil {
      if views.input == nil, let input = candidate.inputView {
        views.input = input
        views.owner = views.owner ?? candidate
      }
      if views.accessory == nil, let accessory = candidate.inputAccessoryView {
        views.accessory = accessory
        views.owner = candidate
      }
      current = candidate.next
    }
    return views
  }

  var isEmpty: Bool { accessory == nil && input == nil }
}
