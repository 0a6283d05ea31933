import Foundation

extension UIViewController {
  /// What the screen shows in place of content that it does not have; nil where it has some.
  ///
  /// A ``UIContentUnavailableConfiguration`` most of the time, but any configuration will do. Its
  /// view covers that of the controller, stays where it is while that scrolls, and is updated for
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

  /// Has the current configuration shown, where there is a view.
  private func showUnavailable() {
    guard let cover = storedUnavailable, let view = viewIfLoaded else { return }
    cover.show(over: view, in: contentUnavailableConfigurationState)
  }

  /// What the search of the screen looks for.
  ///
  /// A search belongs to the screen in whose navigation item it is, and to the screen that shows
  /// its results.
  private var searchedText: String? {
    let search = storedParent as? UISearchController ?? storedNavigationItem?.searchController
    guard let search, search.isActive else { return nil }
    return search.searchBar.text ?? ""
  }

  /// The traits, and what is searched for.
  final var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = searchedText
    return state
  }

  /// Before the layout of the root view.
  final func updateUnavailableIfNeeded() {
    guard needsUnavailableUpdate else { return }
    needsUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    // A configuration that stays may say more in the new state.
    showUnavailable()
  }

  /// After the layout of the root view.
  final func placeUnavailable() {
    guard let cover = storedUnavailable, let view = storedView else { return }
    cover.place(in: view)
  }
}

/// Lies over the root view of a screen and shows what there is to show without content.
@MainActor final class ContentUnavailableCover: UIView {
  var configuration: (any UIContentConfiguration)?
  private var content: (any UIView & UIContentView)?
  /// The safe area of the screen: a scroll view that is the root view would keep it for itself.
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
