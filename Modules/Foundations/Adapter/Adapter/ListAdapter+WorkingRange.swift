import UIKit

extension ListAdapter {
  /// Tells sections that came near to what is visible, and those that are far again.
  ///
  /// O(number of visible rows and of sections in the range).
  func updateWorkingRange() {
    guard workingRangeSize > 0 else { return }
    let visible = visibleSections
    var near: [ObjectIdentifier: ListSectionController] = [:]
    var order: [ListSectionController] = []
    if let first = visible.first, let last = visible.last {
      let range =
        max(0, first - workingRangeSize)...min(numberOfSections - 1, last + workingRangeSize)
      for section in range {
        guard let controller = controller(ofSection: section) else { continue }
        near[ObjectIdentifier(controller)] = controller
        order.append(controller)
      }
    }
    let former = workingRange
    workingRange = near
    for (key, controller) in former where near[key] == nil { tellLeft(controller) }
    for controller in order where former[ObjectIdentifier(controller)] == nil {
      for member in controller.family {
        member.workingRangeDelegate?.listSectionDidEnterWorkingRange(member)
      }
    }
  }

  /// A controller leaves the list.
  func leaveWorkingRange(_ controller: ListSectionController) {
    if workingRange.removeValue(forKey: ObjectIdentifier(controller)) != nil {
      tellLeft(controller)
    }
  }

  private func tellLeft(_ controller: ListSectionController) {
    for member in controller.family {
      member.workingRangeDelegate?.listSectionDidLeaveWorkingRange(member)
    }
  }
}
