public import UIKit

/// The base of views that are built in steps: make the controls, style them, constrain them.
///
/// The three run once, in this order, from the initializer.
open class BaseView: UIView {
  /// Makes a view and runs the steps.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    makeControls()
    styleControls()
    constrainControls()
  }

  /// Unavailable: instances are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Step one: add the controls to the view.
  open func makeControls() {}

  /// Step two: give the controls the colors, fonts and radii of DesignKit.
  open func styleControls() {}

  /// Step three: add the constraints.
  open func constrainControls() {}
}
