import Foundation

/// Tells a text view that its storage or its container were changed by the program.
final class TextObserver: NSLayoutManager {
  var onChange: (@MainActor () -> Void)?
  var onGeometry: (@MainActor () -> Void)?

  override func invalidateLayout() {
    super.invalidateLayout()
    // Texts of views change on the main actor only; storages know nothing of actors.
    let onChange = onChange
    MainActor.assumeIsolated { onChange?() }
  }

  override func textContainerChangedGeometry(_ container: NSTextContainer) {
    super.textContainerChangedGeometry(container)
    let onGeometry = onGeometry
    MainActor.assumeIsolated { onGeometry?() }
  }
}
