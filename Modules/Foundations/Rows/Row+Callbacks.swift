public import UIKit

extension Row {
  /// Called when the reader selects the row; a row without it cannot be selected.
  ///
  /// - Parameters:
  ///   - tints: Whether a touch tints the row; pass `false` for rows of feeds, where most touches
  ///     begin a scroll.
  ///   - handler: Called on a tap, with the row.
  /// - Returns: The row.
  public func onSelect(tints: Bool = true, _ handler: @escaping (Model) -> Void) -> Self {
    with {
      $0.selectHandler = handler
      $0.settings.isSelectable = true
      $0.settings.tintsOnTouch = tints
    }
  }

  /// Called with each action of the reader in the row.
  public func onAction(_ handler: @escaping (View.Action, Model) -> Void) -> Self
  where View: ListItemView {
    with { row in
      guard var host = row.host as? ItemViewHost<View> else {
        preconditionFailure("\(View.self) is both an item view and a cell; it can be only one")
      }
      host.onAction = handler
      row.host = host
    }
  }

  /// Called at an event of a control in the row's view, with the control and the model.
  ///
  /// ```swift
  /// Row(PersonCell.self, person)
  ///   .onControl(\.followButton, .touchUpInside) { [weak self] _, person in
  ///     self?.follow(person)
  ///   }
  /// ```
  ///
  /// The view must keep the same control for its whole lifetime.
  public func onControl<Control: UIControl>(
    _ control: KeyPath<View, Control>,
    _ event: UIControl.Event,
    _ handler: @escaping (Control, Model) -> Void
  ) -> Self {
    var hasher = Hasher()
    hasher.combine(control)
    hasher.combine(event.rawValue)
    let signature = hasher.finalize()
    return with {
      $0.controlHandlers.append(
        ControlHandler(
          signature: signature,
          listen: { view, identifier, perform in
            // The identifier replaces the action of the previous row.
            view[keyPath: control].addAction(
              UIAction(identifier: identifier) { [weak view] _ in
                if let view { perform(view) }
              },
              for: event
            )
          },
          perform: { view, model in handler(view[keyPath: control], model) }
        )
      )
    }
  }

  /// Called each time the row appears.
  public func onDisplay(_ handler: @escaping (Model) -> Void) -> Self {
    with { $0.displayHandler = handler }
  }

  /// Called when the row is likely to appear soon; with `cancel` when it no longer is.
  ///
  /// Use it to prepare slow content, such as images.
  public func onPrefetch(
    _ handler: @escaping (Model) -> Void,
    cancel: ((Model) -> Void)? = nil
  ) -> Self {
    with {
      $0.prefetchHandler = handler
      $0.cancelPrefetchHandler = cancel
    }
  }

  /// Called when the reader has dragged the row to another index of its section; rows without it
  /// cannot be dragged.
  ///
  /// Move the row in the data: the list shows the order that the view model publishes.
  public func onMove(_ handler: @escaping (_ model: Model, _ index: Int) -> Void) -> Self {
    with {
      $0.moveHandler = handler
      $0.settings.isMovable = true
    }
  }

  /// The swipe actions at the leading edge of the row, made when the reader starts to swipe; `nil`
  /// for none.
  ///
  /// Assistive technologies offer them too, and the keyboard reaches the row. Sections of a
  /// collection with a layout of their own, such as grids, cannot offer them: the list reports it
  /// as ``ListUpdateFailure/Reason-swift.enum/swipeActionsInLayout(section:row:)``.
  ///
  /// ```swift
  /// Row(PersonView.self, person).leadingSwipe { [weak self] person in
  ///   UISwipeActionsConfiguration(actions: [self?.muteAction(of: person)].compactMap { $0 })
  /// }
  /// ```
  public func leadingSwipe(
    _ actions: @escaping (Model) -> UISwipeActionsConfiguration?
  ) -> Self {
    with {
      $0.leadingSwipeHandler = actions
      $0.settings.hasSwipeActions = true
    }
  }

  /// The swipe actions at the trailing edge of the row, made when the reader starts to swipe; `nil`
  /// for none.
  ///
  /// Assistive technologies offer them too, and the keyboard reaches the row. Sections of a
  /// collection with a layout of their own, such as grids, cannot offer them: the list reports it
  /// as ``ListUpdateFailure/Reason-swift.enum/swipeActionsInLayout(section:row:)``.
  public func trailingSwipe(
    _ actions: @escaping (Model) -> UISwipeActionsConfiguration?
  ) -> Self {
    with {
      $0.trailingSwipeHandler = actions
      $0.settings.hasSwipeActions = true
    }
  }

  /// The menu of the row, made when it is requested: by a long press, a secondary click or the menu
  /// key; `nil` for none.
  ///
  /// ```swift
  /// Row(PersonView.self, person).contextMenu { [weak self] person in
  ///   UIMenu(children: self?.actions(for: person) ?? [])
  /// }
  /// ```
  public func contextMenu(_ menu: @escaping (Model) -> UIMenu?) -> Self {
    with { $0.contextMenuHandler = menu }
  }

  /// A height computed from the model and the width of the table, in points.
  ///
  /// The closure must return the same height for an equal model: it is not called again for a row
  /// whose model did not change.
  public func height(_ height: @escaping (_ model: Model, _ width: CGFloat) -> CGFloat) -> Self {
    with {
      $0.heightHandler = height
      $0.settings.height = .computed
    }
  }
}
