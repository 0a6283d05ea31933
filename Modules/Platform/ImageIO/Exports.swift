// Importing Image I/O also imports CGImage and the names of Core Foundation, as on Apple's
// platforms.
@_exported public import CoreGraphics
