// Whoever imports CoreGraphics gets CGRect, CGPoint, CGSize and CGFloat too: on Linux they come
// from Foundation.
@_exported public import Foundation
