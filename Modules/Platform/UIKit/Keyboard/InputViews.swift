/// The input views of a responder, found along the responder chain.
struct InputViews {
  /// The view above the keyboard or the input view.
  var accessory: UIView?
  /// The view in place of the keyboard.
  var input: UIView?
  /// The responder that provides them, to which they pass events on.
  weak var owner: UIResponder?

  /// The views of the first responder: of each kind, that of the nearest responder that has one.
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
