// UIKit is several modules behind one name: values, which name no view, the core above them, and
// features above it that the core does not name (decision 0206).

@_exported public import UIKitCollectionLayouts
@_exported public import UIKitCore
@_exported public import UIKitDocuments
@_exported public import UIKitValues
