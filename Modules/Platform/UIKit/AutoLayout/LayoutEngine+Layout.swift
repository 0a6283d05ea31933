import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Solves pending changes and sets the frames of the views.
  func layOut() {
    guard let root, !isApplying, !isDetached else { return }
    if drivesRootSize {
      setRootTarget(.free)
      if needsSolve { solve() }
      if needsApply { applyFrames() }
      return
    }
    let size = root.bounds.size
    if needsSolve || !holds(size) {
      var target = RootTarget(width: size.width, height: size.height)
      if !needsSolve || isFitted(to: size) { target = fittedTarget(for: size) }
      setRootTarget(target)
      solve()
      if !holds(size) {
        setRootTarget(RootTarget(width: size.width, height: size.height))
        solve()
      }
    }
    if needsApply { applyFrames() }
  }

  /// Whether the topmost view's size is determined by its constraints: it has no superview, and its
  /// frame is not translated into constraints.
  var drivesRootSize: Bool {
    guard let root else { return false }
    return root.storedSuperview == nil && !root.translatesAutoresizingMaskIntoConstraints
      && !root.isAutoLayoutIsland
  }

  /// Whether the solution has this size, within a fraction of a pixel.
  private func holds(_ size: CGSize) -> Bool {
    let pixel = 1 / scale
    let height = solver.value(of: rootItem.height)
    return abs(solver.value(of: rootItem.width) - size.width) < 1e-6
      && rootTarget.widthPriority >= 1000
      && (rootTarget.heightPriority >= 1000
        ? rootTarget.height == size.height
        : size.height > height - 1e-6 && size.height < height + pixel)
  }

  private func isFitted(to size: CGSize) -> Bool {
    rootTarget.heightPriority < 1000 && rootTarget.widthPriority >= 1000
      && rootTarget.width == size.width
  }

  /// The target to keep if the height was fitted before.
  ///
  /// Later changes may leave the fitted height unchanged, and then a required height need not be
  /// solved for.
  private func fittedTarget(for size: CGSize) -> RootTarget {
    isFitted(to: size) ? rootTarget : RootTarget(width: size.width, height: size.height)
  }

  var scale: CGFloat {
    guard let scale = root?.storedTraits.displayScale, scale > 0 else { return 1 }
    return scale
  }

  func setRootTarget(_ target: RootTarget) {
    guard target != rootTarget else { return }
    if target.widthPriority != rootTarget.widthPriority {
      solver.setPriority(Priority(target.widthPriority), of: rootWidth)
      structureDidChange()
    }
    if target.heightPriority != rootTarget.heightPriority {
      solver.setPriority(Priority(target.heightPriority), of: rootHeight)
      structureDidChange()
    }
    solver.setConstant(-Double(target.width), of: rootWidth)
    solver.setConstant(-Double(target.height), of: rootHeight)
    rootTarget = target
    needsSolve = true
  }

  /// Updates the solution: widths first, then the heights that depend on them.
  func solve() {
    var round = 0
    repeat {
      installPending()
      updateMasks()
      updateContentSizes()
      if solver.needsSolve {
        needsApply = true
        let conflicts = solver.solve { chooseBroken($0) }
        for (conflict, broken) in conflicts { report(conflict, broken) }
      }
      round += 1
    } while (updateWrappedHeights() || !pending.isEmpty) && round < 6
    needsSolve = false
  }

  // MARK: - Frames

  /// Sets the frames of the views, rounded to pixels, superviews first.
  private func applyFrames() {
    isApplying = true
    needsApply = false
    let scale = scale
    let values = solver
    var tracking: [UILayoutGuide] = []
    if let root, drivesRootSize { applySize(to: root, scale) }
    for item in items {
      guard let parent = item.parent else { continue }
      let x = item.x.map { CGFloat(values.value(of: $0)) } ?? 0
      let y = item.y.map { CGFloat(values.value(of: $0)) } ?? 0
      item.left = round(x, scale)
      item.top = round(y, scale)
      guard item.drivesFrame, let view = item.view else {
        if let guide = item.state.guide, guide.isTracking { tracking.append(guide) }
        continue
      }
      let right = round(x + CGFloat(values.value(of: item.width)), scale)
      let bottom = round(y + CGFloat(values.value(of: item.height)), scale)
      let rect = CGRect(
        x: item.left - parent.left,
        y: item.top - parent.top,
        width: right - item.left,
        height: bottom - item.top
      )
      apply(view.frame(forAlignmentRect: rect), to: view)
    }
    for item in contentItems {
      guard let view = item.state.guide?.storedOwner else { continue }
      view.autoLayoutContentSizeDidChange(
        CGSize(
          width: round(CGFloat(values.value(of: item.width)), scale),
          height: round(CGFloat(values.value(of: item.height)), scale)
        )
      )
    }
    isApplying = false
    for case let guide as UITrackingLayoutGuide in tracking { guide.updateTrackedConstraints() }
  }

  /// Sets the size of the topmost view from its constraints; its origin is unchanged.
  private func applySize(to root: UIView, _ scale: CGFloat) {
    let size = CGSize(
      width: round(CGFloat(solver.value(of: rootItem.width)), scale),
      height: round(CGFloat(solver.value(of: rootItem.height)), scale)
    )
    let frame = CGRect(
      origin: root.untransformedFrame.origin,
      size: root.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    )
    apply(frame, to: root)
  }

  /// Rounds to the nearest pixel; a small bias rounds halves up despite rounding errors.
  @inline(__always)
  private func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  private func apply(_ frame: CGRect, to view: UIView) {
    let bounds = view.backingLayer.bounds
    if bounds.size != frame.size { view.bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let anchor = view.backingLayer.anchorPoint
    let zoom = view.storedSuperview?.autoLayoutZoom(of: view) ?? 1
    let center = CGPoint(
      x: (frame.minX + frame.width * anchor.x) * zoom,
      y: (frame.minY + frame.height * anchor.y) * zoom
    )
    if view.backingLayer.position != center { view.center = center }
  }

  /// The frame of a guide in the last solution, in the coordinates of its view.
  func frame(of state: AutoLayoutState) -> CGRect {
    guard let item = state.item, let parent = item.parent else { return .zero }
    func position(_ variable: Variable?) -> CGFloat {
      variable.map { CGFloat(solver.value(of: $0)) } ?? 0
    }
    return CGRect(
      x: position(item.x) - position(parent.x),
      y: position(item.y) - position(parent.y),
      width: CGFloat(solver.value(of: item.width)),
      height: CGFloat(solver.value(of: item.height))
    )
  }

  // MARK: - Fitting

  /// The size of the topmost view closest to a target; frames are not changed.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: Float,
    _ vertical: Float
  ) -> CGSize {
    setRootTarget(
      RootTarget(
        width: target.width,
        height: target.height,
        widthPriority: horizontal,
        heightPriority: vertical
      )
    )
    if needsSolve { solve() }
    let scale = scale
    // The sum with 0 is 0 where the rounded value is -0.
    func up(_ variable: Variable) -> CGFloat {
      ((CGFloat(solver.value(of: variable)) * scale - 1e-4).rounded(.up)) / scale + 0
    }
    let size = CGSize(width: up(rootItem.width), height: up(rootItem.height))
    return root?.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size ?? size
  }

  func isAmbiguous(_ item: LayoutItem) -> Bool {
    layOut()
    let variables = [item.x, item.y, item.width, item.height].compactMap { $0 }
    return !solver.ambiguousVariables(among: variables).isEmpty
  }
}
