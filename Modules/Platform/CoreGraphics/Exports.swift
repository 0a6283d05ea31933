// Importing CoreGraphics also imports CGRect, CGPoint, CGSize and CGFloat, which are in Foundation
// on Linux.
@_exported public import Foundation
