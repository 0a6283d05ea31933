import ConstraintSolver
import Foundation

/// Reports about constraints.
@MainActor enum AutoLayoutReports {
  /// The conflicts that were reported for cells, by the kinds of their constraints.
  static var reportedKinds: Set<[String]> = []

  /// Receives the text of a report; writes to standard error unless a test replaces it.
  static var handler: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

extension LayoutEngine {
  /// Chooses the constraint to break: the one added last; constraints of frames and masks only if
  /// there is no other.
  func chooseBroken(_ conflict: ConflictError) -> ConstraintID {
    let candidates = conflict.constraints
    // A cell whose content changed is often laid out once more before it is measured. Break its
    // height, not its content: it is satisfied again after the next measurement.
    if root?.isAutoLayoutIsland == true, candidates.contains(rootHeight) { return rootHeight }
    let named = constraintsByID()
    let last = candidates.filter { named[$0] != nil }.max { $0.index < $1.index }
    if let last { return last }
    let root = [rootWidth, rootHeight]
    return candidates.last { !root.contains($0) } ?? candidates.last ?? rootHeight
  }

  private func constraintsByID() -> [ConstraintID: NSLayoutConstraint] {
    var result: [ConstraintID: NSLayoutConstraint] = [:]
    for item in items {
      for constraint in item.state.mentions where constraint.engine === self {
        if let id = constraint.installed { result[id] = constraint }
      }
    }
    return result
  }

  /// Reports a conflict with UIKit's message, once for each set of constraints.
  func report(_ conflict: ConflictError, _ broken: ConstraintID) {
    guard !isDetached else { return }
    let named = constraintsByID()
    let members = conflict.constraints.compactMap { named[$0] }
    if root?.isAutoLayoutIsland == true {
      // Cells are numerous, and usually all of a kind have the same conflict.
      let kinds = members.map { "\(type(of: $0)) \($0.kind)" }.sorted()
      guard AutoLayoutReports.reportedKinds.insert(kinds).inserted else { return }
    } else {
      guard reportedConflicts.insert(members.map { ObjectIdentifier($0) }).inserted else { return }
    }
    var lines = conflict.constraints.map { name(of: $0, named) }
    for bound in conflict.bounds { lines.append(name(of: bound)) }
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    AutoLayoutReports.handler(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(name(of: broken, named))
      """
    )
  }

  private func name(
    of id: ConstraintID,
    _ named: [ConstraintID: NSLayoutConstraint]
  ) -> String {
    if let constraint = named[id] { return constraint.describe() }
    let view = root?.constraintName ?? ""
    if id == rootWidth {
      return
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' \(view).width == \(rootTarget.width)   (active)>"
    }
    if id == rootHeight {
      return
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' \(view).height == \(rootTarget.height)   (active)>"
    }
    for item in items {
      let name = item.state.name
      if item.horizontalMask?.position == id {
        return "<NSAutoresizingMaskLayoutConstraint \(name).minX   (active)>"
      }
      if item.verticalMask?.position == id {
        return "<NSAutoresizingMaskLayoutConstraint \(name).minY   (active)>"
      }
      if item.horizontalMask?.length == id {
        return "<NSAutoresizingMaskLayoutConstraint \(name).width   (active)>"
      }
      if item.verticalMask?.length == id {
        return "<NSAutoresizingMaskLayoutConstraint \(name).height   (active)>"
      }
      for content in [item.horizontalContent, item.verticalContent] {
        guard let content, content.hugging == id || content.compression == id else { continue }
        return
          "<NSContentSizeLayoutConstraint \(name) \(content.length) Hug:\(content.priorities.hugging) CompressionResistance:\(content.priorities.compression)   (active)>"
      }
    }
    return "<NSLayoutConstraint>"
  }

  private func name(of bound: Variable) -> String {
    for item in items {
      if item.width == bound { return "<NSLayoutConstraint \(item.state.name).width >= 0>" }
      if item.height == bound { return "<NSLayoutConstraint \(item.state.name).height >= 0>" }
    }
    return "<NSLayoutConstraint>"
  }
}

extension NSLayoutConstraint {
  /// A description of the constraint without its constant, the same for all views of a kind.
  fileprivate final var kind: String {
    func side(_ state: AutoLayoutState?, _ attribute: Attribute) -> String {
      guard let subject = state?.subject else { return "" }
      return "\(type(of: subject)).\(attribute.name)"
    }
    return
      "\(side(first, storedFirstAttribute)) \(storedRelation.symbol) \(side(second, storedSecondAttribute))"
  }
}
