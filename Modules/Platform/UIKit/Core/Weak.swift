/// A reference that does not retain its object, as the element of a collection.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}
