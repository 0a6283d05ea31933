internal import Foundation
public import UIKitCore

extension NSCollectionLayoutGroup {
  /// The hierarchy of the group's items and their sizes, for debugging.
  public func visualDescription() -> String {
    var lines: [String] = []
    describe(depth: 0, into: &lines)
    return lines.joined(separator: "\n")
  }

  private func describe(depth: Int, into lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let times = repetitions.map { " x\($0)" } ?? ""
    let name =
      switch arrangement {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      case .custom: "custom"
      }
    lines.append("\(indent)\(name) group \(layoutSize.summary)\(times)")
    for item in subitems {
      if let group = item as? NSCollectionLayoutGroup {
        group.describe(depth: depth + 1, into: &lines)
      } else {
        lines.append("\(indent)  item \(item.layoutSize.summary)")
      }
    }
  }
}

extension NSCollectionLayoutSize {
  var summary: String { "\(widthDimension.summary) by \(heightDimension.summary)" }
}

extension NSCollectionLayoutDimension {
  fileprivate var summary: String {
    switch kind {
    case .fractionalWidth: "\(dimension) of width"
    case .fractionalHeight: "\(dimension) of height"
    case .absolute: "\(dimension) pt"
    case .estimated: "about \(dimension) pt"
    case .uniform: "about \(dimension) pt, as its siblings"
    }
  }
}
