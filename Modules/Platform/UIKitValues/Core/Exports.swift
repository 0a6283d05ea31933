// CoreGraphics exports Foundation: were it exported here as well, members of Foundation would hide
// those of CoreGraphics.
@_exported public import CoreGraphics
@_exported public import CoreText
@_exported public import QuartzCore
