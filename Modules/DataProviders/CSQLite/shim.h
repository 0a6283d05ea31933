#pragma once
#include <sqlite3.h>

// Swift cannot spell the cast behind SQLITE_TRANSIENT: SQLite keeps a copy of what is bound with it.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
