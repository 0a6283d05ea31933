import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Measures the views whose content changed.
  func updateContentSizes() {
    guard !itemsWaitingForContentSize.isEmpty else { return }
    let waiting = itemsWaitingForContentSize
    itemsWaitingForContentSize.removeAll(keepingCapacity: true)
    for item in waiting {
      item.isWaitingForContentSize = false
      guard let view = item.view else { continue }
      updateContentSize(of: item, view)
      if item.hasBaselineMentions { updateBaselines(of: view) }
    }
  }

  private func updateContentSize(of item: LayoutItem, _ view: UIView) {
    let wraps = view.autoLayoutHeightDependsOnWidth
    if wraps != item.wraps {
      item.wraps = wraps
      if wraps {
        wrappingItems.append(item)
      } else {
        wrappingItems.removeAll { $0 === item }
      }
    }
    if wraps, item.isRigid, item.measuredWidth > 0 {
      // The width was determined by constraints and most likely still is: the content's natural
      // width would only cost a measurement. After solving, `updateWrappedHeights` checks whether
      // it still is.
      item.hasStaleNaturalSize = true
      setContentHeight(view.autoLayoutHeight(forWidth: item.measuredWidth), of: item)
      return
    }
    let wasLimited = item.measuredWidth >= 0 && item.measuredWidth < item.naturalSize.width
    let size = view.intrinsicContentSize
    item.naturalSize = size
    item.hasStaleNaturalSize = false
    item.horizontalContent = update(
      item.horizontalContent,
      size.width,
      item.width,
      view.effectiveContentPriorities(.horizontal)
    )
    var height = size.height
    if wraps, wasLimited, item.measuredWidth < size.width {
      height = view.autoLayoutHeight(forWidth: item.measuredWidth)
    } else if wraps {
      item.measuredWidth = size.width
    }
    setContentHeight(height, of: item)
  }

  private func setContentHeight(_ height: CGFloat, of item: LayoutItem) {
    item.verticalContent = update(
      item.verticalContent,
      height,
      item.height,
      item.view?.effectiveContentPriorities(.vertical) ?? item.state.verticalPriorities
    )
  }

  private func update(
    _ old: ContentConstraints?,
    _ length: CGFloat,
    _ variable: Variable,
    _ priorities: ContentPriorities
  ) -> ContentConstraints? {
    if var old {
      if length == old.length && priorities == old.priorities { return old }
      if length >= 0 {
        if length != old.length {
          solver.setConstant(-Double(length), of: old.hugging)
          solver.setConstant(-Double(length), of: old.compression)
          old.length = length
        }
        if priorities != old.priorities {
          solver.setPriority(Priority(priorities.hugging), of: old.hugging)
          solver.setPriority(Priority(priorities.compression), of: old.compression)
          old.priorities = priorities
          structureDidChange()
        }
        return old
      }
      solver.remove(old.hugging)
      solver.remove(old.compression)
      structureDidChange()
      return nil
    }
    guard length >= 0 else { return nil }
    structureDidChange()
    let terms = [Term(variable)]
    return ContentConstraints(
      hugging: solver.add(
        terms: terms,
        constant: -Double(length),
        .lessThanOrEqual,
        priority: Priority(priorities.hugging)
      ),
      compression: solver.add(
        terms: terms,
        constant: -Double(length),
        .greaterThanOrEqual,
        priority: Priority(priorities.compression)
      ),
      length: length,
      priorities: priorities
    )
  }

  /// Whether required constraints alone determine an item's width in the current solution.
  private func isRigid(_ item: LayoutItem) -> Bool {
    if item.rigidityVersion == structureVersion { return item.isRigid }
    item.rigidityVersion = structureVersion
    item.isRigid = solver.isRigid(item.width)
    return item.isRigid
  }

  /// Sets the height of wrapping content for the width in the solution.
  ///
  /// - Returns: Whether another solution is needed.
  func updateWrappedHeights() -> Bool {
    var hasChanged = false
    for item in wrappingItems {
      guard let view = item.view else { continue }
      if !isRigid(item), item.hasStaleNaturalSize {
        // The content's natural width is relevant again.
        awaitContentSize(item)
        hasChanged = true
        continue
      }
      let width = CGFloat(solver.value(of: item.width))
      guard abs(width - item.measuredWidth) > 0.01 else { continue }
      item.measuredWidth = width
      let isLimited = item.hasStaleNaturalSize || width < item.naturalSize.width - 0.01
      let height =
        isLimited
        ? view.autoLayoutHeight(forWidth: width) : item.naturalSize.height
      if height != item.verticalContent?.length {
        setContentHeight(height, of: item)
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func updateBaselines(of view: UIView) {
    var current: UIView? = view
    while let view = current {
      if let state = view.autoLayoutState {
        for constraint in state.mentions where constraint.namesBaseline {
          constraint.engine?.refreshOffset(of: constraint)
        }
      }
      // The superview may use this view for its baseline.
      current = view === root ? nil : view.storedSuperview
    }
  }
}
