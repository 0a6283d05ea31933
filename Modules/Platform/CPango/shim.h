#pragma once
#include <pango/pangocairo.h>
#include <pango/pangoft2.h>
#include <pango/pangofc-fontmap.h>
#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
