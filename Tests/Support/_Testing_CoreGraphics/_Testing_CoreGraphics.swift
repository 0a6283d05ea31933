// The compiler imports this module by itself wherever a file imports both Testing and CoreGraphics:
// the toolchain declares a cross-import overlay of that name, which only Apple ships.
@_exported import CoreGraphics
