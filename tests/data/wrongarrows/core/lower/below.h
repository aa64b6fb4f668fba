#include "core/upper/above.h"

#include <QString>
