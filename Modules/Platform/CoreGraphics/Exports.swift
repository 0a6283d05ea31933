// Importing CoreGraphics also imports CGRect, CGPoint, CGSize and CGFloat: on Linux they come from
// Foundation.
@_exported public import Foundation
