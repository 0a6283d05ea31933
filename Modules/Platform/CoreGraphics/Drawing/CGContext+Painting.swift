public import Foundation

extension CGContext {
  private func recordFill(_ path: CGPath, _ rule: CGPathFillRule) {
    let color = state.fillColor.faded(by: state.alpha)
    if case .roundedRect(let rounded) = path.shape {
      if let shadow = userShadow(alpha: color.alpha) { paint(.shadow(rounded, shadow)) }
      paint(
        rounded.isRect ? .fillRect(rounded.rect, color) : .fillRoundedRect(rounded, color)
      )
    } else {
      if let shadow = userShadow(alpha: color.alpha) { paint(.pathShadow(path, shadow)) }
      paint(.fillPath(path, rule, color))
    }
  }

  private func recordStroke(_ path: CGPath) {
    let command = DrawCommand.strokePath(
      path,
      state.stroke,
      state.strokeColor.faded(by: state.alpha)
    )
    recordShadowed(command)
  }

  /// Records a command whose shadow has the shape of what it draws.
  package func recordShadowed(_ command: DrawCommand) {
    guard let shadow = userShadow(alpha: 1) else { return paint(command) }
    if state.textMode != .fill, case .glyphs = command {
      record(.beginGroup(alpha: 1, shadow))
      paint(command)
      return record(.endGroup)
    }
    let isMasked = !state.masks.isEmpty
    if isMasked { record(.beginGroup(alpha: 1, nil)) }
    record(.beginGroup(alpha: 1, shadow))
    record(command)
    record(.endGroup)
    if isMasked { endMasked(by: state) }
  }

  /// The shadow in the current user space, which may have been transformed since the shadow was
  /// set.
  func userShadow(alpha: CGFloat) -> ShadowStyle? {
    guard var shadow = state.shadow else { return nil }
    shadow.color = shadow.color.faded(by: alpha)
    let toUser = state.transform.inverted()
    shadow.offset = shadow.offset.applying(toUser)
    shadow.sigma *= abs(toUser.a * toUser.d - toUser.b * toUser.c).squareRoot()
    return shadow
  }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    guard !currentPath.isEmpty else { return }
    let path = currentPath.snapshot()
    beginPath()
    recordFill(path, rule)
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    guard !currentPath.isEmpty else { return }
    let path = currentPath.snapshot()
    beginPath()
    recordStroke(path)
  }

  /// Paints the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    guard !currentPath.isEmpty else { return }
    let path = currentPath.snapshot()
    beginPath()
    switch mode {
    case .fill: recordFill(path, .winding)
    case .eoFill: recordFill(path, .evenOdd)
    case .stroke: recordStroke(path)
    case .fillStroke:
      recordFill(path, .winding)
      recordStroke(path)
    case .eoFillStroke:
      recordFill(path, .evenOdd)
      recordStroke(path)
    }
  }

  /// Fills a rectangle and clears the current path.
  public func fill(_ rect: CGRect) {
    beginPath()
    let color = state.fillColor.faded(by: state.alpha)
    let rect = rect.standardized
    if let shadow = userShadow(alpha: color.alpha) {
      paint(.shadow(RoundedRect(rect, radius: 0), shadow))
    }
    paint(.fillRect(rect, color))
  }

  /// Fills rectangles and clears the current path.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Strokes a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    recordStroke(CGPath(rect: rect, transform: nil))
  }

  /// Strokes a rectangle with a line width in points and clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = old
  }

  /// Fills the ellipse inscribed in a rectangle and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    recordFill(CGPath(ellipseIn: rect, transform: nil), .winding)
  }

  /// Strokes the ellipse inscribed in a rectangle and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    recordStroke(CGPath(ellipseIn: rect, transform: nil))
  }

  /// Strokes a line between each pair of points: the first and the second, the third and the
  /// fourth.
  ///
  /// Clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { record(.clearRect(rect.standardized)) }

  /// Draws an image stretched into a rectangle, its top towards increasing y.
  ///
  /// As with Apple's Core Graphics, the image is upside down if the y axis points down, as in a
  /// view's context: draw a `UIImage` there.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else {
      drawFlipped(image, in: rect)
      return
    }
    let tile = rect.standardized
    let area = boundingBoxOfClipPath
    guard tile.width > 0, tile.height > 0, !area.isNull else { return }
    let columns = (area.minX - tile.minX) / tile.width
    let rows = (area.minY - tile.minY) / tile.height
    var y = tile.minY + rows.rounded(.down) * tile.height
    while y < area.maxY {
      var x = tile.minX + columns.rounded(.down) * tile.width
      while x < area.maxX {
        drawFlipped(image, in: CGRect(x: x, y: y, width: tile.width, height: tile.height))
        x += tile.width
      }
      y += tile.height
    }
  }

  private func drawFlipped(_ image: CGImage, in rect: CGRect) {
    record(.save)
    record(
      .concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      )
    )
    drawUpright(image, in: rect)
    record(.restore)
  }

  /// Draws an image stretched into a rectangle, its top towards decreasing y: upright in a view's
  /// context.
  package func drawUpright(_ image: CGImage, in rect: CGRect, source: CGRect? = nil) {
    let quality = image.shouldInterpolate ? state.interpolation : .none
    if image.isMask, source == nil {
      let color = state.fillColor.faded(by: state.alpha)
      return recordShadowed(.imageMask(image, rect: rect.standardized, quality, color))
    }
    recordShadowed(
      .image(
        image,
        rect: rect.standardized,
        source: source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height),
        quality,
        alpha: state.alpha
      )
    )
  }

  /// Paints a gradient along a line, over the whole clip.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start: CGPoint,
    end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    recordShadowed(
      .linearGradient(gradient.faded(by: state.alpha), from: start, to: end, options)
    )
  }

  /// Paints a gradient between two circles, over the whole clip.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    recordShadowed(
      .radialGradient(
        gradient.faded(by: state.alpha),
        from: startCenter,
        startRadius: startRadius,
        to: endCenter,
        endRadius: endRadius,
        options
      )
    )
  }

  /// Paints a gradient around a point, over the whole clip: one full turn, starting at an angle in
  /// radians and towards increasing angles.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    recordShadowed(
      .conicGradient(gradient.faded(by: state.alpha), center: center, angle: angle)
    )
  }

  /// Draws the commands of a display list in the current space.
  package func draw(_ list: DisplayList) {
    if !state.masks.isEmpty { record(.beginGroup(alpha: 1, nil)) }
    for command in list.commands { record(command) }
    if !state.masks.isEmpty { endMasked(by: state) }
  }

  // MARK: - Groups

  /// Begins a transparency layer: what is drawn until its end is composited as a whole, with the
  /// current alpha and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    if !state.masks.isEmpty { record(.beginGroup(alpha: 1, nil)) }
    record(.beginGroup(alpha: state.alpha, userShadow(alpha: 1)))
    saved.append(state)
    openScopes.append(.group)
    state.masks = []
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
  }

  /// Begins a transparency layer for drawing within a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Composites the innermost transparency layer.
  public func endTransparencyLayer() {
    guard openScopes.last == .group, let last = saved.popLast() else { return }
    openScopes.removeLast()
    restore(last)
    record(.endGroup)
    if !last.masks.isEmpty { endMasked(by: last) }
  }
}
