// Importing Image I/O also imports CGImage and the Core Foundation names, as on Apple's platforms.
@_exported public import CoreGraphics
