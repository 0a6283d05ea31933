/// An exchange of a container's children in progress, which notifies them at its end.
///
/// A child that a later exchange concerns is left to that one: an animated push that ends after the
/// pop that followed it changes nothing.
@MainActor final class ChildExchange {}
