// Boost.JSON as a part of the library, which so needs no other.
#include <boost/json/src.hpp>
