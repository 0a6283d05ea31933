import ListModel

/// The callbacks of the content of a ``ListView`` to the list view.
struct ListEvents {
  var didScroll: () -> Void = {}
  var didSettle: () -> Void = {}
  var didShow: () -> Void = {}
  var didChangeSelection: () -> Void = {}
  /// An update could not be made as requested.
  var didFail: (ListUpdateFailure) -> Void = { $0.write(by: "The list") }
  /// The reader taps the retry button of the footer.
  var didRetryFooter: () -> Void = {}
}
