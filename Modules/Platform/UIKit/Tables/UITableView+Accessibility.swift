internal import Foundation

extension UITableView {
  final var positionsOfShownViews: [ObjectIdentifier: AccessibilityListPosition] {
    var positions: [ObjectIdentifier: AccessibilityListPosition] = [:]
    layOutPending()
    for item in visible {
      positions[ObjectIdentifier(item.cell)] =
        .init(section: item.row.section, part: .row, item: item.row.row)
    }
    for (views, part) in [
      (headers, AccessibilityListPosition.Part.header), (footers, .footer),
    ] {
      for item in views.items {
        guard let view = item.view else { continue }
        positions[ObjectIdentifier(view)] = .init(section: item.section, part: part, item: 0)
      }
    }
    if let view = tableHeaderView {
      positions[ObjectIdentifier(view)] = .init(section: -1, part: .header, item: 0)
    }
    if let view = tableFooterView {
      positions[ObjectIdentifier(view)] = .init(section: .max, part: .footer, item: 0)
    }
    return positions
  }
}
