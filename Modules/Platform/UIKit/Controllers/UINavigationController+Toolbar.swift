import Foundation

extension UINavigationController {
  /// Shows the toolbar items of the current screen, if there is a toolbar.
  func showToolbarItems(animated: Bool) {
    guard showsToolbar || storedToolbar != nil else { return }
    toolbar.setItems(shown?.toolbarItems, animated: animated && !toolbar.isHidden)
  }

  private func toolbarFrame(isShown: Bool) -> CGRect {
    let height = traitCollection.barHeight
    let bottom = isShown ? view.safeAreaInsets.bottom + height : 0
    return CGRect(
      x: 0,
      y: view.bounds.maxY - bottom,
      width: view.bounds.width,
      height: height
    )
  }

  /// Lays out the toolbar above the bottom safe area.
  func placeToolbar() {
    guard let storedToolbar else { return }
    storedToolbar.isHidden = !showsToolbar
    storedToolbar.frame = toolbarFrame(isShown: true)
  }

  /// The animations that show the toolbar, or hide it below the edge if the current screen has no
  /// toolbar.
  func toolbarMove(animated: Bool) -> (animations: () -> Void, end: (Bool) -> Void) {
    guard isViewLoaded, let toolbar = storedToolbar ?? (showsToolbar ? self.toolbar : nil) else {
      return ({}, { _ in })
    }
    let isShown = showsToolbar
    if animated, toolbar.isHidden, isShown {
      UIView.performWithoutAnimation {
        toolbar.frame = toolbarFrame(isShown: false)
        toolbar.layoutIfNeeded()
      }
    }
    let wasHidden = toolbar.isHidden
    toolbar.isHidden = wasHidden && !isShown
    return (
      { [self] in
        toolbar.frame = toolbarFrame(isShown: isShown)
        updateInsets()
      },
      { [self] _ in
        placeToolbar()
        updateInsets()
      }
    )
  }
}
