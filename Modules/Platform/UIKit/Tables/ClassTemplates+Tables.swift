internal import Foundation
internal import QuartzCore

// Templates of the classes that tables instantiate: see `ClassTemplates`.

@MainActor extension ClassTemplates {
  static func cell(of type: AnyClass, reuseIdentifier: String) -> UITableViewCell {
    UIView.withoutInheritedAnimation {
      view(type, as: CellTemplate.self).init(style: .default, reuseIdentifier: reuseIdentifier)
    }
  }

  static func headerFooter(
    of type: AnyClass,
    reuseIdentifier: String
  ) -> UITableViewHeaderFooterView {
    UIView.withoutInheritedAnimation {
      view(type, as: HeaderFooterTemplate.self).init(reuseIdentifier: reuseIdentifier)
    }
  }
}

@MainActor class CellTemplate: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class CellTemplateOverride: CellTemplate {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor class HeaderFooterTemplate: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class HeaderFooterTemplateOverride: HeaderFooterTemplate {
  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier.map { $0 + " " })
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
