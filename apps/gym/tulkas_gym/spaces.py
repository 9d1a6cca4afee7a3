"""Gymnasium's spaces, or small ones like them where it is not installed."""
import numpy

HIGHEST = 5.0  # of a feature: most are shares, from 0 to 1

try:
    from gymnasium.spaces import Box, Dict, Discrete, MultiBinary, MultiDiscrete
except ImportError:
    class _Space:
        def __init__(self, shape, dtype):
            self.shape, self.dtype = shape, numpy.dtype(dtype)
            self._random = numpy.random.default_rng()

        def seed(self, seed=None):
            self._random = numpy.random.default_rng(seed)

        def __eq__(self, other):
            return type(self) is type(other) and vars(self) .keys() == vars(other).keys() and self.shape == other.shape

        def __contains__(self, value):
            return self.contains(value)

    class Discrete(_Space):
        def __init__(self, n):
            super().__init__((), numpy.int64)
            self.n = n

        def contains(self, value):
            return 0 <= int(value) < self.n

        def sample(self, mask=None):
            if mask is not None and numpy.any(mask):
                return numpy.int64(self._random.choice(numpy.flatnonzero(mask)))
            return numpy.int64(self._random.integers(self.n))

    class Box(_Space):
        def __init__(self, low, high, shape, dtype):
            super().__init__(tuple(shape), dtype)
            self.low, self.high = low, high

        def contains(self, value):
            return (value.shape == self.shape and value.dtype == self.dtype and
                    bool(numpy.all((value >= self.low) & (value <= self.high))))

        def sample(self, mask=None):
            return self._random.uniform(self.low, self.high, self.shape).astype(self.dtype)

    class MultiBinary(Box):
        def __init__(self, n):
            super().__init__(0, 1, (n,) if isinstance(n, int) else n, numpy.int8)

    class MultiDiscrete(_Space):
        def __init__(self, nvec):
            super().__init__(numpy.shape(nvec), numpy.int64)
            self.nvec = numpy.asarray(nvec)

        def contains(self, value):
            return value.shape == self.shape and bool(numpy.all((value >= 0) & (value < self.nvec)))

        def sample(self, mask=None):
            return self._random.integers(self.nvec)

    class Dict(_Space):
        def __init__(self, spaces):
            super().__init__(None, object)
            self.spaces = spaces

        def __getitem__(self, key):
            return self.spaces[key]

        def contains(self, value):
            return value.keys() == self.spaces.keys() and all(self.spaces[key].contains(value[key]) for key in value)

        def sample(self, mask=None):
            return {key: space.sample() for key, space in self.spaces.items()}


def observation_box(*shape):
    return Box(0.0, HIGHEST, shape, numpy.float32)
