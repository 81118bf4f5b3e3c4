import { graphemesOf } from './graphemes.ts';

/** 0 (fewer than `min` characters) to 3 (long, or mixed and not short). */
export function passwordStrength(password: string, min: number): 0 | 1 | 2 | 3 {
  const { length } = graphemesOf(password);
  if (length < min) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) =>
    kind.test(password),
  ).length;
  if (length >= 16 || (length >= 12 && kinds >= 3)) return 3;
  return kinds >= 2 ? 2 : 1;
}
