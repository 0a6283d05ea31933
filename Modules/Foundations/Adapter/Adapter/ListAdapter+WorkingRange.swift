import UIKit

extension ListAdapter {
  /// Notifies sections that entered the working range, and those that left it.
  ///
  /// O(number of visible rows and of sections in the range).
  func updateWorkingRange() {
    guard workingRangeSize > 0 else { return }
    let visible = visibleSections
    var near: [ListSectionController] = []
    if let first = visible.first, let last = visible.last {
      let range =
        max(0, first - workingRangeSize)...min(numberOfSections - 1, last + workingRangeSize)
      for section in range {
        if let controller = controller(ofSection: section) { near.append(controller) }
      }
    }
    let former = workingRange
    workingRange = near
    let isNear = Set(near.map { ObjectIdentifier($0) })
    let wasNear = Set(former.map { ObjectIdentifier($0) })
    for controller in former where !isNear.contains(ObjectIdentifier(controller)) {
      notifyDidLeave(controller)
    }
    for controller in near where !wasNear.contains(ObjectIdentifier(controller)) {
      for member in controller.family {
        member.workingRangeDelegate?.listSectionDidEnterWorkingRange(member)
      }
    }
  }

  /// Removes a controller from the working range.
  func leaveWorkingRange(_ controller: ListSectionController) {
    guard let index = workingRange.firstIndex(where: { $0 === controller }) else { return }
    workingRange.remove(at: index)
    notifyDidLeave(controller)
  }

  private func notifyDidLeave(_ controller: ListSectionController) {
    for member in controller.family {
      member.workingRangeDelegate?.listSectionDidLeaveWorkingRange(member)
    }
  }
}
