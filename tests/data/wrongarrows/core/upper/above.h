#include "core/lower/below.h"
