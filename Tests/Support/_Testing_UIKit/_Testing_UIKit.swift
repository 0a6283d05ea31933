// The compiler imports this module by itself wherever a file imports both Testing and UIKit:
// the toolchain declares a cross-import overlay of that name, which only Apple ships.
@_exported import UIKit
