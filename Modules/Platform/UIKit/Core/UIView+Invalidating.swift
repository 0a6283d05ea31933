import Foundation

/// Says what of a view is out of date after a property of it changed: see ``UIView/Invalidating``.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Marks what is out of date.
  func invalidate(view: UIView)
}

extension UIView {
  /// What properties of a view may put out of date.
  public enum Invalidations {
    /// What the view draws.
    @preconcurrency @MainActor public struct Display: UIViewInvalidating {
      /// Has the view draw itself again.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Where the subviews are.
    @preconcurrency @MainActor public struct Layout: UIViewInvalidating {
      /// Has the view lay out its subviews again.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The constraints that the view makes.
    @preconcurrency @MainActor public struct Constraints: UIViewInvalidating {
      /// Has the view make its constraints again.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The natural size of the view.
    @preconcurrency @MainActor public struct IntrinsicContentSize: UIViewInvalidating {
      /// Has the natural size be requested again.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The configurations that the view shows by its state.
    @preconcurrency @MainActor public struct Configuration: UIViewInvalidating {
      /// Has a cell, a header, a footer or a button update its configurations.
      public func invalidate(view: UIView) {
        switch view {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let view as UITableViewHeaderFooterView: view.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }

    /// Two at once.
    @preconcurrency @MainActor
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      /// Marks both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that puts something of the view out of date as it changes.
  ///
  ///     final class Dial: UIView {
  ///       @Invalidating(.display) var value = 0.0
  ///       @Invalidating(.display, .intrinsicContentSize) var diameter: CGFloat = 40
  ///     }
  ///
  /// A value that equals the one before changes nothing. Outside of views it does not compile.
  @propertyWrapper @preconcurrency @MainActor
  public struct Invalidating<Value: Equatable, InvalidatingType: UIViewInvalidating> {
    private var stored: Value
    private let invalidation: InvalidatingType

    /// A property that puts one thing out of date.
    public init(wrappedValue: Value, _ invalidation: InvalidatingType) {
      stored = wrappedValue
      self.invalidation = invalidation
    }

    /// A property that puts two things out of date.
    public init<First, Second>(
      wrappedValue: Value,
      _ invalidation1: First,
      _ invalidation2: Second
    ) where InvalidatingType == Invalidations.Tuple<First, Second> {
      stored = wrappedValue
      invalidation = Invalidations.Tuple(first: invalidation1, second: invalidation2)
    }

    /// A property that puts three things out of date.
    public init<First, Second, Third>(
      wrappedValue: Value,
      _ invalidation1: First,
      _ invalidation2: Second,
      _ invalidation3: Third
    ) where InvalidatingType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      stored = wrappedValue
      invalidation = Invalidations.Tuple(
        first: Invalidations.Tuple(first: invalidation1, second: invalidation2),
        second: invalidation3
      )
    }

    /// Not used: views read and write the value by the subscript.
    @available(*, unavailable, message: "Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { stored }
      set { stored = newValue }
    }

    /// The value of a view's property.
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].stored }
      set {
        guard observed[keyPath: storageKeyPath].stored != newValue else { return }
        observed[keyPath: storageKeyPath].stored = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// What the view draws.
  public static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Where the subviews are.
  public static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The constraints that the view makes.
  public static var constraints: UIView.Invalidations.Constraints {
    UIView.Invalidations.Constraints()
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The natural size of the view.
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {
    UIView.Invalidations.IntrinsicContentSize()
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configurations that the view shows by its state.
  public static var configuration: UIView.Invalidations.Configuration {
    UIView.Invalidations.Configuration()
  }
}
