internal import CCairo
internal import CGdkPixbuf

/// The libraries that draw paths and decode images, with their versions: pixels depend on them.
package enum DrawingLibraries {
  /// Names with versions, such as "cairo 1.16.0".
  package static let versions = [
    "cairo \(String(cString: cairo_version_string()))",
    "gdk-pixbuf \(GDK_PIXBUF_MAJOR).\(GDK_PIXBUF_MINOR).\(GDK_PIXBUF_MICRO)",
  ]
}
