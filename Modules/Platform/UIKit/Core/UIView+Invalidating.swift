import Foundation

/// Invalidates a part of a view's state after a property changed: see ``UIView/Invalidating``.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Invalidates the view.
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of invalidation of view properties.
  public enum Invalidations {
    /// Invalidates the drawing of the view.
    @preconcurrency @MainActor public struct Display: UIViewInvalidating {
      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Invalidates the layout of subviews.
    @preconcurrency @MainActor public struct Layout: UIViewInvalidating {
      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Invalidates the constraints that the view creates.
    @preconcurrency @MainActor public struct Constraints: UIViewInvalidating {
      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Lets constraints read a view's own size again after a property changed.
    @preconcurrency @MainActor public struct IntrinsicContentSize: UIViewInvalidating {
      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Invalidates configurations that depend on the view's state.
    @preconcurrency @MainActor public struct Configuration: UIViewInvalidating {
      /// Requests an update of the configurations of a cell, header, footer or button.
      public func invalidate(view: UIView) { view.invalidateConfiguration() }
    }

    /// A combination of two kinds of invalidation.
    @preconcurrency @MainActor
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second

      /// Invalidates both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that invalidates the view when it changes.
  ///
  /// ```swift
  /// final class Dial: UIView {
  ///   @Invalidating(.display) var value = 0.0
  ///   @Invalidating(.display, .intrinsicContentSize) var diameter: CGFloat = 40
  /// }
  /// ```
  ///
  /// Setting an equal value does nothing. It can only be used in views.
  @propertyWrapper @preconcurrency @MainActor
  public struct Invalidating<Value: Equatable, InvalidatingType: UIViewInvalidating> {
    private var stored: Value
    private let invalidation: InvalidatingType

    /// Makes a property with one kind of invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidatingType) {
      stored = wrappedValue
      self.invalidation = invalidation
    }

    /// Makes a property with two kinds of invalidation.
    public init<First, Second>(
      wrappedValue: Value,
      _ invalidation1: First,
      _ invalidation2: Second
    ) where InvalidatingType == Invalidations.Tuple<First, Second> {
      stored = wrappedValue
      invalidation = Invalidations.Tuple(first: invalidation1, second: invalidation2)
    }

    /// Makes a property with three kinds of invalidation.
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

    /// Not used: views access the value through the subscript.
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
  /// Invalidates the drawing of the view.
  public static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Invalidates the layout of subviews.
  public static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Invalidates the constraints that the view creates.
  public static var constraints: UIView.Invalidations.Constraints {
    UIView.Invalidations.Constraints()
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Invalidates the intrinsic content size.
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {
    UIView.Invalidations.IntrinsicContentSize()
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Invalidates configurations that depend on the view's state.
  public static var configuration: UIView.Invalidations.Configuration {
    UIView.Invalidations.Configuration()
  }
}
