#include "ui/canvas/view.h"
