import CoreGraphics
internal import Foundation
internal import QuartzCore

// Templates of the classes that have appearance proxies: see `ClassTemplates`.

@MainActor extension ClassTemplates {
  /// Makes a view of a class, with the initializer that programs use.
  static func appearanceProxy(of type: AnyClass) -> UIView {
    UIView.withoutInheritedAnimation {
      if type is UITableViewCell.Type {
        view(type, as: CellTemplate.self).init(style: .default, reuseIdentifier: nil)
      } else if type is UITableViewHeaderFooterView.Type {
        view(type, as: HeaderFooterTemplate.self).init(reuseIdentifier: nil)
      } else if type is UITableView.Type {
        view(type, as: TableTemplate.self).init(frame: .zero, style: .plain)
      } else if type is UICollectionView.Type {
        view(type, as: CollectionTemplate.self).init(
          frame: .zero,
          collectionViewLayout: UICollectionViewFlowLayout()
        )
      } else if type is UITextView.Type {
        view(type, as: TextViewTemplate.self).init(frame: .zero, textContainer: nil)
      } else {
        view(of: type, frame: .zero)
      }
    }
  }
}

@MainActor extension ClassTemplates {
  /// Makes a bar of the class that was passed to a navigation controller.
  static func bar<Bar: UIView>(of type: AnyClass) -> Bar {
    guard type is Bar.Type else {
      preconditionFailure("\(type) is not a subclass of \(Bar.self)")
    }
    let bar = UIView.withoutInheritedAnimation { view(of: type, frame: .zero) }
    guard let bar = bar as? Bar else { preconditionFailure("\(type) made no \(Bar.self)") }
    return bar
  }
}

@MainActor class TableTemplate: UITableView {
  required override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class TableTemplateOverride: TableTemplate {
  required init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: .grouped)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor class CollectionTemplate: UICollectionView {
  required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class CollectionTemplateOverride: CollectionTemplate {
  required init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    isHidden = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor class TextViewTemplate: UITextView {
  required override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class TextViewTemplateOverride: TextViewTemplate {
  required init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isHidden = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
