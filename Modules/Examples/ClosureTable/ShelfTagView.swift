import DesignKit
import Foundations
import UIKit

final class ShelfTagView: BaseListItemView<ShelfTag, Never> {
  private let label = UILabel()

  override func makeControls() { addSubview(label) }

  override func styleControls() {
    backgroundColor = Palette.surface
    layer.cornerRadius = CornerRadius.large
    label.style(Typography.name(), Palette.primaryText)
    label.textAlignment = .center
  }

  override func constrainControls() { label.constrain(.edges.inset(Spacing.large)) }

  override func update(with viewModel: ShelfTag) { label.text = "#\(viewModel.name)" }
}
