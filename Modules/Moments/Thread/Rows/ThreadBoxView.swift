import DesignKit
public import Foundations
public import ListModel
public import UIKit

/// A row of a thread's moment that contains one view, with the margins of such rows.
public class ThreadBoxView<ViewModel: ListItemViewModel, Action>: BaseListItemView<
  ViewModel, Action
>
{
  private let content: UIView

  /// Makes a row around a view.
  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
  }

  /// Adds the view to the row.
  public override func makeControls() {
    addConstrainedSubviews(content)
  }

  public override func styleControls() { backgroundColor = Palette.background }

  public override func constrainControls() {
    content.constrain(.top.inset(Spacing.medium), .sides.inset(Spacing.large), .bottom.yielding)
  }
}
