// What is below of the views, and with it what that exports.
@_exported public import UIKitValues
