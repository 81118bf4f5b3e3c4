/** What one file of a package carries and the app never comes to, named as the file writes it. */
export type Trim = {
  file: RegExp;
  /** Functions that nobody calls: each is left as a line that says so when somebody does after all. */
  unused?: string[];
  /** Functions that always do the same here, with what is left of their bodies. */
  always?: Record<string, string>;
  /** Expressions that always have the same value here; `.x` is any object's x. */
  facts?: Record<string, string>;
  /** Beginnings of statements that have nothing to do here. */
  idle?: string[];
  /** Cases of its switches that nothing here is. */
  kinds?: number[];
};

/** A package that is trimmed. */
export type TrimmedPackage = {
  /** What its table was written for. Any other version is built whole, until someone has looked. */
  versions: Record<string, string>;
  files: Trim[];
  /** What our own code must not use then: a build stops there, by name. */
  forbids: RegExp;
};
