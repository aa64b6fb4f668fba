#include "ui/panels/card.h"
