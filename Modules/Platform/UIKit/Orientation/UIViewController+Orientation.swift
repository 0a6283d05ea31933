extension UIViewController {
  /// The orientation of the screen that shows the controller, or is about to.
  final var presentedOrientation: UIInterfaceOrientation {
    let window = viewIfLoaded?.window ?? storedPresentation?.presenting?.viewIfLoaded?.window
    return (window?.screen ?? .running).interfaceOrientation
  }
}
