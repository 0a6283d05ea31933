public import Foundation

extension UIApplication {
  /// Posted when the machine is low on memory; the object is the application.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// Notifies the delegate, the controllers of all windows, and observers that memory is low.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController?.passMemoryWarningOn() }
    post(Self.didReceiveMemoryWarningNotification)
  }
}

extension UIViewController {
  fileprivate func passMemoryWarningOn() {
    didReceiveMemoryWarning()
    for child in children { child.passMemoryWarningOn() }
    if let presented = presentedViewController, presented.presentingViewController === self {
      presented.passMemoryWarningOn()
    }
  }
}
