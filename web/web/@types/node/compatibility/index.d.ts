// Declaration files in this directory contain types relating to TypeScript library features
// that are not included in all TypeScript versions supported by DefinitelyTyped, but
// which can be made backwards-compatible without needing `typesVersions`.
// If adding declarations to this directory, please specify which versions of TypeScript require them,
// so that they can be removed when no longer needed.

/// <reference path="disposable.d.ts" />
/// <reference path="indexable.d.ts" />
/// <reference path="iterators.d.ts" />
