// Whoever depends on UIKit depends on the modules behind it, and still names UIKit only.
import UIKit
import UIKitCore  // expect: architecture
