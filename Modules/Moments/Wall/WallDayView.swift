import DesignKit
public import Foundations
public import MomentsContracts
public import UIKit

/// The day above a section, pinned while the section is on screen.
public final class WallDayView: BaseListItemView<WallDayRow, Never> {
  private let label = UILabel()
  private let line = HairlineView()

  public override func makeControls() {
    addConstrainedSubviews(label, line)
  }

  public override func styleControls() {
    label.style(Typography.captionStrong(), Palette.secondaryText, lines: 0)
    label.accessibilityTraits = .header
  }

  public override func constrainControls() {
    label.constrain(.edges.inset(dx: Spacing.large, dy: Spacing.small))
    line.constrain(.sides.bottom)
  }

  /// Shows a day.
  public override func update(with viewModel: WallDayRow) {
    label.text = viewModel.title
    label.accessibilityIdentifier = "wall.\(viewModel.id)"
  }
}
