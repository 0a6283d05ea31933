import UIKit

/// The texts of one post.
struct FeedPost {
  let number: Int
  let texts: [String]

  init(number: Int) {
    self.number = number
    let words = [
      "light", "harbour", "morning", "people", "walk", "slowly", "river", "paper", "window",
      "again", "nobody", "bread", "summer", "letters", "quiet", "train", "garden", "north",
    ]
    func sentence(_ count: Int, _ seed: Int) -> String {
      (0..<count).map { words[(number * 7 + seed * 3 + $0 * ($0 + seed)) % words.count] }
        .joined(separator: " ")
    }
    texts = [
      sentence(2, 1), "@" + sentence(1, 2), "\(number % 59) min", sentence(12 + number % 30, 3),
      sentence(4, 4), sentence(8 + number % 9, 5), sentence(2, 6), sentence(6 + number % 20, 7),
      "\(number)", "\(number * 3)", "\(number * 11)", sentence(3, 8),
    ]
  }
}

/// Twelve labels and three images.
class FeedCell: UIView {
  let labels: [UILabel]
  let images: [UIView]

  override init(frame: CGRect) {
    labels = (0..<12).map { index in
      let label = UILabel(frame: .zero)
      label.numberOfLines = [3, 5, 7].contains(index) ? 0 : 1
      label.font = .systemFont(ofSize: index == 3 ? 17 : 15)
      return label
    }
    images = (0..<3).map { _ in UIView(frame: .zero) }
    super.init(frame: frame)
    for view in labels + images { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func fill(_ post: FeedPost) {
    for (label, text) in zip(labels, post.texts) { label.text = text }
  }

  func fittingHeight(_ width: CGFloat) -> CGFloat { 0 }

  var frames: [CGRect] { subviews.map(\.frame) }
}

/// The cell with constraints.
final class ConstrainedFeedCell: FeedCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in labels + images { view.translatesAutoresizingMaskIntoConstraints = false }
    let (avatar, photo, thumbnail) = (images[0], images[1], images[2])
    labels[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    labels[2].setContentHuggingPriority(.required, for: .horizontal)
    labels[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    var constraints = [
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 44),
      avatar.heightAnchor.constraint(equalToConstant: 44),
      labels[0].leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      labels[0].topAnchor.constraint(equalTo: topAnchor, constant: 12),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 6),
      labels[1].topAnchor.constraint(equalTo: labels[0].topAnchor),
      labels[2].leadingAnchor.constraint(
        greaterThanOrEqualTo: labels[1].trailingAnchor,
        constant: 6
      ),
      labels[2].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      labels[2].topAnchor.constraint(equalTo: labels[0].topAnchor),
    ]
    var above: UIView = labels[0]
    func stack(_ view: UIView, _ gap: CGFloat) {
      constraints += [
        view.leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: gap),
      ]
      above = view
    }
    stack(labels[3], 4)
    stack(photo, 8)
    constraints.append(photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5))
    stack(labels[4], 8)
    constraints += [
      thumbnail.leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
      thumbnail.topAnchor.constraint(equalTo: labels[4].bottomAnchor, constant: 6),
      thumbnail.widthAnchor.constraint(equalToConstant: 60),
      thumbnail.heightAnchor.constraint(equalToConstant: 60),
      labels[5].leadingAnchor.constraint(equalTo: thumbnail.trailingAnchor, constant: 8),
      labels[5].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      labels[5].topAnchor.constraint(equalTo: thumbnail.topAnchor),
      labels[6].leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
      labels[6].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      labels[6].topAnchor.constraint(greaterThanOrEqualTo: thumbnail.bottomAnchor, constant: 8),
      labels[6].topAnchor.constraint(greaterThanOrEqualTo: labels[5].bottomAnchor, constant: 8),
    ]
    let tight = labels[6].topAnchor.constraint(equalTo: thumbnail.bottomAnchor, constant: 8)
    tight.priority = .defaultLow
    constraints.append(tight)
    above = labels[6]
    stack(labels[7], 4)
    for index in 8...10 {
      constraints.append(
        labels[index].topAnchor.constraint(equalTo: labels[7].bottomAnchor, constant: 10)
      )
      constraints.append(
        labels[index].leadingAnchor.constraint(
          equalTo: index == 8 ? labels[0].leadingAnchor : labels[index - 1].trailingAnchor,
          constant: index == 8 ? 0 : 24
        )
      )
    }
    constraints += [
      labels[11].trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      labels[11].topAnchor.constraint(equalTo: labels[8].topAnchor),
      labels[8].bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { nil }

  override func fittingHeight(_ width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The cell with frames computed by hand, once for sizing and layout together.
final class HandLaidFeedCell: FeedCell {
  private var computedWidth: CGFloat = -1
  private var computed: [CGRect] = []
  private var computedHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    computed = [CGRect](repeating: .zero, count: 15)
  }

  required init?(coder: NSCoder) { nil }

  override func fill(_ post: FeedPost) {
    super.fill(post)
    computedWidth = -1
    setNeedsLayout()
  }

  override func fittingHeight(_ width: CGFloat) -> CGFloat {
    compute(width)
    return computedHeight
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    compute(bounds.width)
    for (index, label) in labels.enumerated() { label.frame = computed[index] }
    for (index, image) in images.enumerated() { image.frame = computed[12 + index] }
  }

  private func size(_ index: Int, _ width: CGFloat = 0) -> CGSize {
    labels[index].sizeThatFits(CGSize(width: width, height: 0))
  }

  private func compute(_ width: CGFloat) {
    guard width != computedWidth else { return }
    computedWidth = width
    let left: CGFloat = 72
    let right = width - 16
    let column = right - left
    computed[12] = CGRect(x: 16, y: 12, width: 44, height: 44)
    let name = size(0)
    let time = size(2)
    let handle = size(1)
    computed[0] = CGRect(x: left, y: 12, width: name.width, height: name.height)
    computed[2] = CGRect(x: right - time.width, y: 12, width: time.width, height: time.height)
    let handleLeft = left + name.width + 6
    let room = right - time.width - 6 - handleLeft
    computed[1] = CGRect(
      x: handleLeft,
      y: 12,
      width: min(handle.width, room),
      height: handle.height
    )
    var y = computed[0].maxY + 4
    computed[3] = CGRect(x: left, y: y, width: column, height: size(3, column).height)
    y = computed[3].maxY + 8
    computed[13] = CGRect(x: left, y: y, width: column, height: column / 2)
    y = computed[13].maxY + 8
    computed[4] = CGRect(x: left, y: y, width: column, height: size(4).height)
    y = computed[4].maxY + 6
    computed[14] = CGRect(x: left, y: y, width: 60, height: 60)
    let linkWidth = right - left - 68
    computed[5] = CGRect(
      x: left + 68,
      y: y,
      width: linkWidth,
      height: size(5, linkWidth).height
    )
    y = max(computed[14].maxY, computed[5].maxY) + 8
    computed[6] = CGRect(x: left, y: y, width: column, height: size(6).height)
    y = computed[6].maxY + 4
    computed[7] = CGRect(x: left, y: y, width: column, height: size(7, column).height)
    y = computed[7].maxY + 10
    var x = left
    for index in 8...10 {
      let count = size(index)
      computed[index] = CGRect(x: x, y: y, width: count.width, height: count.height)
      x = computed[index].maxX + 24
    }
    let via = size(11)
    computed[11] = CGRect(x: right - via.width, y: y, width: via.width, height: via.height)
    computedHeight = computed[8].maxY + 12
  }
}
