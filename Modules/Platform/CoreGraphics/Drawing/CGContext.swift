public import Foundation

/// Something to draw in: a recorder of drawing commands, or a bitmap.
///
/// A context made by a view records: drawing becomes a `DisplayList`, which can be drawn again at
/// any scale. A bitmap context draws immediately. Not to be shared between threads.
public final class CGContext {
  struct State {
    var transform = CGAffineTransform.identity
    var clip: CGRect
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var stroke = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    /// In base space: moves of the context do not turn shadows.
    var shadow: ShadowStyle?
    var interpolation = CGInterpolationQuality.default
    /// Whether edges are soft: both of these, and so it is at first.
    var shouldAntialias = true
    var allowsAntialiasing = true
    /// The images that drawing is clipped to, each with the space it was set in.
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
  let format: CGBitmapInfo
  /// Where the pixels are kept for the caller, where they are not those that are drawn in.
  let layout: PixelLayout?

  enum Scope {
    case save
    case group
  }

  /// Makes a context that records a drawing for an area in points, y downwards.
  package init(recordingInto bounds: CGRect, scale: CGFloat = 1) {
    self.bounds = bounds
    // As on iOS: the device's y axis points up, and the context turns it over.
    self.baseTransform = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: -scale,
      tx: 0,
      ty: bounds.height * scale
    )
    self.bitmap = nil
    self.format = []
    self.layout = nil
    self.state = State(clip: bounds)
  }

  /// Makes a context that draws into pixels, y upwards.
  ///
  /// Nil for a pixel format that is not supported. Supported are 8 bits a part: red, green and blue
  /// in 32 bits with premultiplied alpha or none, and gray in 8 bits without alpha. Drawing is fast
  /// in `premultipliedFirst` and `noneSkipFirst` with `byteOrder32Little`; in the memory of others
  /// all pixels are converted after each step.
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
    guard bitsPerComponent == 8, let order = PixelOrder(info, space) else { return nil }
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let isOpaque = alpha != .premultipliedFirst && alpha != .premultipliedLast
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
    self.format = info
    self.state = State(clip: bounds)
    layout?.read(into: canvas)
    canvas.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The recording so far, with all open scopes closed.
  ///
  /// The context starts over.
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

  /// The recording so far, with all open scopes closed; the context continues.
  package func recordedSoFar() -> DisplayList {
    guard !openScopes.isEmpty else { return DisplayList(commands: commands, bounds: bounds) }
    let copy = CGContext(recordingInto: bounds)
    copy.commands = commands
    copy.openScopes = openScopes
    copy.saved = saved
    copy.state = state
    return copy.takeDisplayList()
  }

  /// Adds a step to the drawing.
  package func record(_ command: DrawCommand) {
    guard let bitmap else { return commands.append(command) }
    guard let layout, command.isPainting else { return bitmap.draw(command) }
    layout.read(into: bitmap)
    bitmap.draw(command)
    layout.write(bitmap)
  }

  /// Adds a step that paints, through the images that the context is clipped to.
  package func paint(_ command: DrawCommand) {
    guard !state.masks.isEmpty else { return record(command) }
    record(.beginGroup(alpha: 1, nil))
    record(command)
    endMasked(by: state)
  }

  /// Ends a group that was begun to be clipped to images.
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

  /// Remembers the graphics state.
  public func saveGState() {
    saved.append(state)
    openScopes.append(.save)
    record(.save)
  }

  /// Restores the graphics state that was last saved.
  ///
  /// Without one, nothing changes.
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

  /// The path stays where it is on the device when the axes move under it.
  func movePath(by transform: CGAffineTransform) {
    guard !currentPath.isEmpty, !transform.isIdentity else { return }
    let moved = CGMutablePath()
    moved.addPath(currentPath, transform: transform)
    currentPath = moved
  }

  /// The transform from the space drawn in to the device.
  public var ctm: CGAffineTransform { state.transform.concatenating(baseTransform) }

  /// Puts a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    movePath(by: transform.inverted())
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the axes.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the axes by an angle, in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// What paths and text are filled with from now on.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the color that fills, by its parts.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray that fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the color of lines, by its parts.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the gray of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  /// Sets how ends of lines look.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets how long sharp corners may grow, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the lengths of dashes and gaps; none for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashLengths = lengths
  }

  /// Sets how opaque everything is drawn, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }

  /// Sets how new paint is blended with the existing content.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != state.blendMode else { return }
    state.blendMode = mode
    record(.blendMode(mode))
  }

  /// Sets whether edges of what is drawn are soft; they are at first.
  ///
  /// Text always has soft edges, and so does what shadows and images have.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    changeAntialiasing { $0.shouldAntialias = shouldAntialias }
  }

  /// Sets whether edges may be soft, whatever ``setShouldAntialias(_:)`` says; they may at first.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    changeAntialiasing { $0.allowsAntialiasing = allowsAntialiasing }
  }

  private func changeAntialiasing(_ change: (inout State) -> Void) {
    let before = state.shouldAntialias && state.allowsAntialiasing
    change(&state)
    let now = state.shouldAntialias && state.allowsAntialiasing
    if now != before { record(.antialias(now)) }
  }

  /// Sets the color that fills, by the parts of inks, without a profile of any printer.
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

  /// Sets the color of lines, by the parts of inks, without a profile of any printer.
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

  /// Gives everything drawn a shadow; nil removes it.
  ///
  /// Offset and blur are in the space of the context's origin.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowStyle(color: $0, offset: offset, sigma: max(0, blur) / 2) }
  }

  /// Gives everything drawn a black shadow of one third alpha.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// How carefully images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// The transform from the space drawn in to the pixels of the device.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Has everything reach the device that was drawn: it is there as soon as it is drawn.
  public func flush() {}

  /// The point on the device of a point in the space drawn in.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// The size on the device of a size in the space drawn in.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// The rectangle on the device of one in the space drawn in.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// The point in the space drawn in of a point on the device.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// The size in the space drawn in of a size on the device.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The rectangle in the space drawn in of one on the device.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
