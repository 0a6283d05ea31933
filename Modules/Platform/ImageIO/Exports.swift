// Whoever imports Image I/O gets CGImage and the names of Core Foundation too, as at Apple's.
@_exported public import CoreGraphics
