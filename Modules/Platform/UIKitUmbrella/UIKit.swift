// UIKit is several modules behind one name (docs/decisions/0206): the core, and above it features that the core does not name.

@_exported public import UIKitCollectionLayouts
@_exported public import UIKitCore
@_exported public import UIKitDocuments
