import fc from 'fast-check';

/** Checks a law with the same generated values in each run; a failure names the smallest that breaks it. */
export function expectAlways<T>(values: fc.Arbitrary<T>, check: (value: T) => void): void {
  // A property must not return anything, and an assertion does.
  fc.assert(
    fc.property(values, (value) => {
      check(value);
    }),
    { seed: 1, numRuns: 100 },
  );
}
