#pragma once

/// Compares two objects, in place of Foundation's function of this name.
///
/// Foundation on Linux compares the attributes of neighboring runs with it. It takes each object for
/// one of Core Foundation, which has a number of its type after the header; in a class of a program
/// the first stored property is there, and in a box of a Swift value the value. Depending on these
/// bits it then calls the comparison of another type, or ends the process. Objects of other classes
/// than Foundation's are compared by `isEqual(_:)` here, as they are on iOS.
///
/// @param first An object.
/// @param second An object.
/// @return 1 if they are equal, otherwise 0.
unsigned char CFEqual(const void *first, const void *second);
