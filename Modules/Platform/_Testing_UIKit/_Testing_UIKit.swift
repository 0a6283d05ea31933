// The compiler imports this module by itself wherever a file of a test imports both Testing and
// UIKit: the toolchain declares a cross-import overlay of that name, which only Apple ships. It
// adds nothing here. UIKit depends on it, so that it is there for whoever depends on UIKit.
