#pragma once
#include <pango/pangocairo.h>
#include <pango/pangoft2.h>
#include <pango/pangofc-fontmap.h>
#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
// What Pango does directions with; it is found and installed with it.
#include <fribidi.h>
