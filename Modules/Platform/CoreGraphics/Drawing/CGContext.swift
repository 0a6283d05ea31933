public import Foundation

/// A drawing context: a recorder of drawing commands, or a bitmap.
///
/// The context of a view records: drawing becomes a `DisplayList`, which can be drawn again at any
/// scale. A bitmap context draws immediately. A context must not be shared between threads.
public final class CGContext {
  struct State {
    var transform = CGAffineTransform.identity
    var clip: CGRect
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    /// In base space: transforms of the context do not affect shadows.
    var shadow: ShadowStyle?
    var textMode = CGTextDrawingMode.fill
    var interpolation = CGInterpolationQuality.default
    /// Whether edges are antialiased: `true` if both are, the default.
    var shouldAntialias = true
    var allowsAntialiasing = true
    /// The images that drawing is clipped to, each with the space that was current when it was set.
    var masks: [(image: CGImage, rect: CGRect, space: CGAffineTransform)] = []
  }

  var state: State
  var saved: [State] = []
  /// The open scopes, innermost last, so that unclosed ones can be closed.
  var openScopes: [Scope] = []
  var currentPath = CGMutablePath()
  var commands: [DrawCommand] = []
  let bounds: CGRect
  let baseTransform: CGAffineTransform
  let bitmap: CairoCanvas?
  /// Whether the image of a recording context has no alpha.
  let isOpaque: Bool
  let format: PixelFormat
  /// The caller's copy of the pixels; nil if the caller uses the native pixels.
  let layout: PixelLayout?

  enum Scope {
    case save
    case group
  }

  /// Makes a context that records drawing in an area in points, with y downwards.
  ///
  /// Its image has `scale` pixels per point; an opaque one is initially black.
  package init(recordingInto bounds: CGRect, scale: CGFloat = 1, isOpaque: Bool = false) {
    self.bounds = bounds
    self.isOpaque = isOpaque
    // As on iOS: the device's y axis points up, and the context flips it.
    self.baseTransform = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: -scale,
      tx: 0,
      ty: bounds.height * scale
    )
    self.bitmap = nil
    self.format = .native(isOpaque: isOpaque)
    self.layout = nil
    self.state = State(clip: bounds)
  }

  /// Makes a context that draws into a bitmap, with y upwards.
  ///
  /// Returns nil for an unsupported pixel format. Supported are 8 bits per component: RGB in 32
  /// bits with premultiplied alpha or none, and gray or alpha alone in 8 bits, all in the spaces of
  /// the screen. Drawing is fast in
  /// `premultipliedFirst` and `noneSkipFirst` with `byteOrder32Little`; for other formats all
  /// pixels are converted after each command.
  public init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard bitsPerComponent == 8, let format = PixelFormat(info, space) else { return nil }
    let (order, alpha) = (format.order, format.alphaInfo)
    let isOpaque =
      alpha != .premultipliedFirst && alpha != .premultipliedLast && alpha != .alphaOnly
    let leastRow = width * order.bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow >= leastRow else { return nil }
    let pixels: PixelBuffer?
    if let data, order.isNative {
      guard bytesPerRow % 4 == 0 else { return nil }
      pixels = PixelBuffer(
        bytes: data,
        width: width,
        height: height,
        bytesPerRow: bytesPerRow == 0 ? leastRow : bytesPerRow
      )
    } else {
      pixels = PixelBuffer(width: width, height: height)
    }
    guard let pixels, let canvas = CairoCanvas(pixels: pixels, scale: 1, isOpaque: isOpaque)
    else { return nil }
    layout =
      order.isNative
      ? nil
      : PixelLayout(
        order: order,
        bytes: data,
        height: height,
        bytesPerRow: bytesPerRow == 0 ? leastRow : bytesPerRow
      )
    self.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    self.baseTransform = .identity
    self.bitmap = canvas
    self.isOpaque = isOpaque
    self.format = format
    self.state = State(clip: bounds)
    layout?.read(into: canvas)
    canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Returns the recording so far, with all open scopes closed, and resets the context.
  package func takeDisplayList() -> DisplayList {
    while let scope = openScopes.last {
      if scope == .save { restoreGState() } else { endTransparencyLayer() }
    }
    openScopes = []
    saved = []
    state = State(clip: bounds)
    currentPath = CGMutablePath()
    let list = DisplayList(commands: commands, bounds: bounds)
    commands = []
    return list
  }

  /// The recording so far, with all open scopes closed.
  ///
  /// The context can continue recording.
  package func recordedSoFar() -> DisplayList {
    guard !openScopes.isEmpty else { return DisplayList(commands: commands, bounds: bounds) }
    let copy = CGContext(recordingInto: bounds)
    copy.commands = commands
    copy.openScopes = openScopes
    copy.saved = saved
    copy.state = state
    return copy.takeDisplayList()
  }

  /// Appends a command to the recording.
  package func record(_ command: DrawCommand) {
    guard let bitmap else { return commands.append(command) }
    guard let layout, command.isPainting else { return bitmap.draw(command) }
    layout.read(into: bitmap)
    bitmap.draw(command)
    layout.write(bitmap)
  }

  /// Appends a painting command, clipped through the image masks.
  package func paint(_ command: DrawCommand) {
    if state.textMode != .fill, case .glyphs(let text, let point, let color) = command {
      return paintText(text, at: point, color)
    }
    paintNow(command)
  }

  func paintNow(_ command: DrawCommand) {
    guard !state.masks.isEmpty else { return record(command) }
    record(.beginGroup(alpha: 1, nil))
    record(command)
    endMasked(by: state)
  }

  /// Ends a group that was begun to apply image masks.
  func endMasked(by state: State) {
    for mask in state.masks {
      record(.save)
      record(.concatenate(mask.space.concatenating(state.transform.inverted())))
      record(.keepBelow(mask.image, mask.rect))
      record(.restore)
    }
    record(.endGroup)
  }

  // MARK: - State

  /// Saves the graphics state.
  public func saveGState() {
    saved.append(state)
    openScopes.append(.save)
    record(.save)
  }

  /// Restores the most recently saved graphics state.
  ///
  /// Does nothing if no state is saved.
  public func restoreGState() {
    guard openScopes.last == .save, let last = saved.popLast() else { return }
    openScopes.removeLast()
    restore(last)
    record(.restore)
  }

  func restore(_ old: State) {
    movePath(by: state.transform.concatenating(old.transform.inverted()))
    state = old
  }

  /// Keeps the path at its position on the device when the user space is transformed.
  func movePath(by transform: CGAffineTransform) {
    guard !currentPath.isEmpty, !transform.isIdentity else { return }
    let moved = CGMutablePath()
    moved.addPath(currentPath, transform: transform)
    currentPath = moved
  }

  /// The transform from user space to device space.
  public var ctm: CGAffineTransform { state.transform.concatenating(baseTransform) }

  /// Concatenates a transform with the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    movePath(by: transform.inverted())
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Translates the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by an angle, in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The color of paths and rectangles that are filled from now on.
  package var fillColor: CGColor { state.fillColor }

  /// Sets the color of paths and rectangles that are filled from now on.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the fill color by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill color to a gray between 0, black, and 1, white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the color of lines that are drawn from now on.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the stroke color by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color to a gray between 0, black, and 1, white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  /// Sets the style of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// Sets the style of line joins.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets the miter limit, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the lengths of dashes and gaps; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashLengths = lengths
  }

  /// Sets the opacity of all drawing, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// Sets how new paint is blended with the existing content.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    state.blendMode = mode
    record(.blendMode(mode))
  }

  /// Sets whether the edges of shapes are antialiased; `true` by default.
  ///
  /// Text, shadows and images are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    changeAntialiasing { $0.shouldAntialias = shouldAntialias }
  }

  /// Sets whether antialiasing is allowed, regardless of ``setShouldAntialias(_:)``; `true` by
  /// default.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    changeAntialiasing { $0.allowsAntialiasing = allowsAntialiasing }
  }

  private func changeAntialiasing(_ change: (inout State) -> Void) {
    let before = state.shouldAntialias && state.allowsAntialiasing
    change(&state)
    let now = state.shouldAntialias && state.allowsAntialiasing
    if now != before { record(.antialias(now)) }
  }

  /// Sets the fill color from CMYK components, without a printer profile.
  public func setFillColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    state.fillColor = CGColor(
      genericCMYKCyan: cyan,
      magenta: magenta,
      yellow: yellow,
      black: black,
      alpha: alpha
    )
  }

  /// Sets the stroke color from CMYK components, without a printer profile.
  public func setStrokeColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    state.strokeColor = CGColor(
      genericCMYKCyan: cyan,
      magenta: magenta,
      yellow: yellow,
      black: black,
      alpha: alpha
    )
  }

  /// Sets the shadow of everything drawn; a nil color removes it.
  ///
  /// Offset and blur are in base space and not affected by the current transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowStyle(color: $0, offset: offset, sigma: max(0, blur) / 2) }
  }

  /// Sets a black shadow with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// The quality of image scaling.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// The transform from user space to the pixels of the device.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Converts a size from user space to device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// Converts a rectangle from user space to device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Converts a size from device space to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// Converts a rectangle from device space to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
