import Foundation

extension UIViewController {
  /// The placeholder that the screen shows while it has no content; nil if it has.
  ///
  /// Usually a ``UIContentUnavailableConfiguration``, but any configuration can be used. Its view
  /// covers that of the controller, does not scroll with it, and is updated for
  /// ``contentUnavailableConfigurationState``. Set it at any time, or in
  /// ``updateContentUnavailableConfiguration(using:)``.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { storedUnavailable?.configuration }
    set {
      guard newValue != nil || storedUnavailable != nil else { return }
      let cover = storedUnavailable ?? ContentUnavailableCover()
      storedUnavailable = cover
      cover.configuration = newValue
      showUnavailable()
    }
  }

  /// Shows the current configuration, if the view is loaded.
  private func showUnavailable() {
    guard let cover = storedUnavailable, let view = viewIfLoaded else { return }
    cover.show(over: view, in: contentUnavailableConfigurationState)
  }

  /// The text of the screen's search.
  ///
  /// A search belongs to the screen whose navigation item has the search controller, and to the
  /// screen that shows its results.
  private var searchedText: String? {
    let search = storedParent as? UISearchController ?? storedNavigationItem?.searchController
    guard let search, search.isActive else { return nil }
    return search.searchBar.text ?? ""
  }

  /// The traits and the text of the search.
  final var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = searchedText
    return state
  }

  /// Called before the layout of the root view.
  final func updateUnavailableIfNeeded() {
    guard needsUnavailableUpdate else { return }
    needsUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    // An unchanged configuration may be different for the new state.
    showUnavailable()
  }

  /// Called after the layout of the root view.
  final func placeUnavailable() {
    guard let cover = storedUnavailable, let view = storedView else { return }
    cover.place(in: view)
  }
}

/// The view that covers the root view of a screen and shows its placeholder.
@MainActor final class ContentUnavailableCover: UIView {
  var configuration: (any UIContentConfiguration)?
  private var content: (any UIView & UIContentView)?
  /// The safe area insets of the screen, because a scroll view as root view would not propagate
  /// them.
  private var insets = UIEdgeInsets.zero

  override var safeAreaInsetsForSubviews: UIEdgeInsets { insets }

  func show(over view: UIView, in state: UIContentUnavailableConfigurationState) {
    guard let configuration = configuration?.updated(for: state) else {
      content?.removeFromSuperview()
      content = nil
      return removeFromSuperview()
    }
    if let content, content.supports(configuration) {
      content.configuration = configuration
    } else {
      content?.removeFromSuperview()
      let made = configuration.makeContentView()
      made.frame = bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(made)
      content = made
    }
    if superview !== view { view.addSubview(self) }
    place(in: view)
  }

  func place(in view: UIView) {
    guard superview === view else { return }
    if frame != view.bounds { frame = view.bounds }
    guard insets != view.safeAreaInsets else { return }
    insets = view.safeAreaInsets
    content?.updateSafeArea()
  }
}
