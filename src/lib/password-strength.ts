/** 0 (too short) to 3 (long, or mixed and not short). */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if (password.length < 8) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) =>
    kind.test(password),
  ).length;
  if (password.length >= 16 || (password.length >= 12 && kinds >= 3)) return 3;
  return kinds >= 2 ? 2 : 1;
}
