/// What a responder brings along to be typed with: found on its way up the responder chain.
struct InputViews {
  /// What stands at the lower edge, above whatever is typed with.
  var accessory: UIView?
  /// What stands in the place of the keyboard.
  var input: UIView?
  /// Who brings them along: what stands in them passes events on to it.
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
