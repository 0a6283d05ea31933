import CoreGraphics
import Foundation

extension UIButton {
  /// Called when the title's size changed.
  func titleSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The insets of the content, in points.
  private var edgeInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    var insets = configuration.contentInsets
    insets.trailing += popUpSignSpace
    return UIEdgeInsets(
      top: insets.top,
      left: isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing
    )
  }

  /// The layout of the content, with the titles on one line or wrapped to a width.
  private func contentLayout(width: CGFloat?) -> ButtonContentLayout {
    var layout = ButtonContentLayout()
    layout.displayScale = max(traitCollection.displayScale, 1)
    layout.horizontalLean =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: 0
      case .right, .trailing: 1
      case .center, .fill: 0.5
      }
    layout.verticalLean =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    if let indicator = storedIndicator, configuration?.showsActivityIndicator == true {
      layout.imageSize = indicator.intrinsicContentSize
    } else if let view = storedImageView, view.image != nil {
      layout.imageSize = view.intrinsicContentSize
    }
    layout.imageSide = isRightToLeft ? .right : .left
    if let configuration {
      layout.imagePadding = configuration.imagePadding
      if configuration.imageReservation > 0 {
        let placement = configuration.imagePlacement
        layout.reserveImage(
          configuration.imageReservation,
          beside: placement != .top && placement != .bottom
        )
      }
      layout.titlePadding = configuration.titlePadding
      layout.titleLean = titleLean(of: configuration)
      switch configuration.imagePlacement {
      case .top: layout.imageSide = .top
      case .bottom: layout.imageSide = .bottom
      case .trailing: layout.imageSide = isRightToLeft ? .left : .right
      default: break
      }
    }
    let space = width.map {
      layout.textWidth(in: CGRect(x: 0, y: 0, width: $0, height: 0))
    }
    layout.titleSize = textSize(of: storedTitleLabel, space: space)
    if configuration != nil {
      layout.subtitleSize = textSize(of: storedSubtitleLabel, space: space)
    }
    return layout
  }

  private func textSize(of label: UILabel?, space: CGFloat?) -> CGSize? {
    guard let label, !label.isHidden, !(label.text ?? "").isEmpty else { return nil }
    let size = label.contentSize(width: nil, maximumLines: label.numberOfLines)
    guard let space, size.width > space else { return size }
    if label.numberOfLines == 1 { return CGSize(width: space, height: size.height) }
    let wrapped = label.contentSize(width: space, maximumLines: label.numberOfLines)
    return CGSize(width: min(wrapped.width, space), height: wrapped.height)
  }

  /// The size of the content including insets, in points.
  func fittingSize(width: CGFloat?) -> CGSize {
    let insets = edgeInsets
    let layout = contentLayout(width: width.map { $0 - insets.left - insets.right })
    var size = layout.contentSize
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    guard configuration == nil else { return size }
    if layout.imageSize == nil {
      // A button without a title is as high as one with a title.
      if layout.titleSize == nil { size.height += titleFont.lineHeight }
      if isPadded(layout) {
        size.height = size.height.rounded(.up) + 2 * Self.titlePadding
        size.width = max(size.width, 30)
      }
    } else if layout.titleSize == nil, buttonType.image == nil, currentTitle != nil {
      // An empty title beside an image is as high as its font, other than no title.
      size.height = max(size.height, titleFont.lineHeight + insets.top + insets.bottom)
    }
    if let background = backgroundImages.current(state) {
      size.width = max(size.width, background.size.width)
      size.height = max(size.height, background.size.height)
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The space above and below a title without an image, in points.
  private static let titlePadding: CGFloat = 6

  /// Whether the button has default padding around its title: without an image, insets and
  /// configuration.
  private func isPadded(_ layout: ButtonContentLayout) -> Bool {
    configuration == nil && layout.imageSize == nil && contentEdgeInsets == .zero
  }

  /// The frames of image and titles in bounds.
  private func contentFrames(in bounds: CGRect) -> ButtonContentLayout.Frames {
    guard configuration == nil else { return frames(of: bounds.inset(by: edgeInsets)) }
    let rect = contentRect(forBounds: bounds)
    var frames = frames(of: rect)
    framesOfPass = (rect, frames)
    defer { framesOfPass = nil }
    // Subclasses can override both frames.
    if !frames.title.isNull { frames.title = titleRect(forContentRect: rect) }
    if !frames.image.isNull { frames.image = imageRect(forContentRect: rect) }
    return frames
  }

  /// The frames of image and titles in a content rectangle.
  private func frames(of content: CGRect) -> ButtonContentLayout.Frames {
    if let framesOfPass, framesOfPass.rect == content { return framesOfPass.frames }
    var rect = content
    let layout = contentLayout(width: rect.width)
    if isPadded(layout) {
      let space = max(rect.height - layout.contentSize.height, 0)
      rect = rect.insetBy(dx: 0, dy: min(space / 2, Self.titlePadding))
    }
    return layout.frames(in: rect)
  }

  /// The frame of the title in a content rectangle; empty without a title.
  func titleFrame(in content: CGRect) -> CGRect {
    updateContentIfNeeded()
    let frame = frames(of: content).title
    return frame.isNull ? .zero : moved(frame, by: titleEdgeInsets)
  }

  /// The frame of the image in a content rectangle; empty without an image.
  func imageFrame(in content: CGRect) -> CGRect {
    updateContentIfNeeded()
    let frame = frames(of: content).image
    return frame.isNull ? .zero : moved(frame, by: imageEdgeInsets)
  }

  /// The distances of the title's baselines from the top, for a size of the button, in points.
  func titleBaselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let frame = contentFrames(in: CGRect(origin: .zero, size: size)).title
    guard !frame.isNull, let offsets = storedTitleLabel?.baselineOffsets(in: frame.size) else {
      return nil
    }
    return (frame.minY + offsets.first, frame.minY + offsets.last)
  }

  /// Lays out all content in the bounds.
  func placeContent() {
    backgroundImageView?.frame =
      currentBackgroundImage.flatMap { backgroundImageFrame?(bounds, $0) }
      ?? backgroundRect(forBounds: bounds)
    placeGround()
    let frames = contentFrames(in: bounds)
    placePopUpSign(beside: frames.title.union(frames.image).union(frames.subtitle))
    if let label = storedTitleLabel, !frames.title.isNull { label.frame = frames.title }
    if let label = storedSubtitleLabel, !frames.subtitle.isNull { label.frame = frames.subtitle }
    guard !frames.image.isNull else { return }
    if configuration?.showsActivityIndicator == true {
      storedIndicator?.frame = frames.image
    } else {
      storedImageView?.frame = frames.image
    }
  }

  /// A frame with inset edges: moved by half of the difference, because the content remains
  /// centered.
  private func moved(_ frame: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard insets != .zero else { return frame }
    return frame.offsetBy(
      dx: (insets.left - insets.right) / 2,
      dy: (insets.top - insets.bottom) / 2
    )
  }

  private func placeGround() {
    guard let configuration, let ground, !ground.view.isHidden else { return }
    let insets = configuration.background.backgroundInsets.absolute(isRightToLeft: isRightToLeft)
    let frame = bounds.inset(by: insets)
    let cornerRadius = configuration.cornerRadius(of: frame.size, traits: traitCollection)
    ground.place(at: frame, cornerRadius: cornerRadius)
  }
}
