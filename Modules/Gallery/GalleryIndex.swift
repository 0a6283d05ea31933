/// Every component and every screen.
public enum GalleryIndex {
  /// All of them, from the smallest to whole screens.
  public static var components: [GalleryComponent] {
    design + foundations + lists + parts + screens
  }

  /// The component of a name, if there is one.
  public static func component(named name: String) -> GalleryComponent? {
    components.first { $0.name == name }
  }
}
