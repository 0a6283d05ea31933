// What is below of views, and with it what that exports.
@_exported public import UIKitValues
