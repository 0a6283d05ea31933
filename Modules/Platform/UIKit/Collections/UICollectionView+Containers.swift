internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UICollectionView {
  /// Positions the scroll views of orthogonal sections on screen, and the views in them.
  final func layOutContainers() {
    prepareLayout()
    let requested = storedLayout.containers(in: mirrored(layer.bounds)).filter {
      mirrored($0.frame).meets(layer.bounds)
    }
    if requested.isEmpty, containers.isEmpty { return }
    let sections = Set(requested.map(\.section))
    for view in containersInOrder where !sections.contains(view.section) {
      retire(view, view.section)
    }
    for container in requested {
      let view = containers[container.section] ?? makeContainerView(container)
      let isChanged = view.container != container
      adopt(container, view)
      if isChanged { storedLayout.configure(view, for: container) }
      start(view)
      fill(view)
    }
  }

  private func adopt(_ container: CollectionContainer, _ view: CollectionContainerView) {
    view.container = container
    let frame = mirrored(container.frame)
    UIView.withoutInheritedAnimation {
      if view.frame != frame { view.frame = frame }
    }
    if view.contentSize != container.contentSize { view.contentSize = container.contentSize }
  }

  /// The scroll views of orthogonal sections, by section.
  final var containersInOrder: [CollectionContainerView] {
    containers.values.sorted { $0.section < $1.section }
  }

  private func makeContainerView(_ container: CollectionContainer) -> CollectionContainerView {
    let view = CollectionContainerView(frame: mirrored(container.frame))
    view.collection = self
    view.section = container.section
    containers[container.section] = view
    insertSubview(view, at: bottomIndex)
    return view
  }

  /// Scrolls a section that appears on screen to its previous offset, or to its start.
  private func start(_ view: CollectionContainerView) {
    guard !view.hasStarted, view.bounds.width > 0 else { return }
    view.hasStarted = true
    let first = CGPoint(
      x: isFlipped ? max(view.contentSize.width - view.bounds.width, 0) : 0,
      y: 0
    )
    let offset = containerOffsets[view.section] ?? first
    if view.contentOffset != offset { view.contentOffset = offset }
  }

  private func retire(_ view: CollectionContainerView, _ section: Int) {
    containerOffsets[section] = view.contentOffset
    containers[section] = nil
    for item in shownInOrder(where: { $0.placed.container == section }) {
      shown[item.placed.element] = nil
      if change?.keep(item) != true {
        recycle(item.view, item.placed.element)
        item.view.removeFromSuperview()
      }
    }
    view.removeFromSuperview()
  }

  /// Called when the scroll view of a section scrolled or was resized.
  final func containerNeedsLayout(_ view: CollectionContainerView) {
    guard !isTiling, !needsReload, containers[view.section] === view else { return }
    isTiling = true
    fill(view)
    isTiling = false
    storedLayout.containerDidScroll(view, section: view.section)
    if !layoutIsPrepared || mustStopTiling { setNeedsLayout() }
  }

  /// The visible rectangle of a section's scroll view, in content coordinates without its
  /// scrolling.
  private func shownRect(of view: CollectionContainerView) -> CGRect {
    guard let container = view.container else { return .zero }
    var rect = view.bounds
    if isFlipped { rect.origin.x = container.contentSize.width - rect.maxX }
    return rect.offsetBy(dx: container.frame.minX, dy: container.frame.minY)
  }

  /// The frame of an element in its section's scroll view.
  final func localFrame(of placed: PlacedElement, in view: CollectionContainerView) -> CGRect {
    guard let container = view.container else { return .zero }
    var frame = placed.source.frame.offsetBy(
      dx: -container.frame.minX,
      dy: -container.frame.minY
    )
    if isFlipped { frame.origin.x = container.contentSize.width - frame.maxX }
    return frame
  }

  /// Updates the views of a section to the visible part of its scroll view.
  private func fill(_ view: CollectionContainerView) {
    let section = view.section
    for _ in 0..<40 {
      prepareLayout()
      let elements = storedLayout.attributesForElements(
        ofContainer: section,
        in: shownRect(of: view)
      ).map {
        PlacedElement(
          element: CollectionElement($0),
          source: $0,
          attributes: mirrored($0),
          container: section
        )
      }
      if storedLayout.wantsPreferredSizes, fit(elements), !mustStopTiling {
        storedLayout.containers(in: mirrored(layer.bounds)).first { $0.section == section }
          .map { adopt($0, view) }
        continue
      }
      if mustStopTiling { return }
      if showAll(elements) == nil { return }
      break
    }
    _ = dropAll { $0.placed.container == section }
  }
}
