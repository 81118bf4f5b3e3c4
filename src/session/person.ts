/** Identifying claims in order of preference. */
const CLAIMS = ['username', 'id', 'sub', 'email'];

type PersonClaims = Record<string, unknown>;

/** Identifies a person across sign-ins; null for nobody, or where the token has no such claim. */
export function personOf(user: PersonClaims | null): string | null {
  for (const claim of CLAIMS) {
    const name = nameIn(user, claim);
    if (name !== null) return name;
  }
  return null;
}

/** What a person is called, by the usual claims; '' where none has it. */
export function displayName(user: PersonClaims | null): string {
  return firstText(user?.displayName, user?.nickname, user?.name, user?.username, user?.sub);
}

/** The first of these claims that is a text; '' for none. */
export function firstText(...claims: unknown[]): string {
  return claims.find((claim) => typeof claim === 'string' && claim !== '')?.toString() ?? '';
}

/** Whether both are the same person: false where the first claim that both have differs. */
export function isSamePerson(one: PersonClaims, other: PersonClaims): boolean {
  const shared = CLAIMS.find(
    (claim) => nameIn(one, claim) !== null && nameIn(other, claim) !== null,
  );
  return shared === undefined || nameIn(one, shared) === nameIn(other, shared);
}

function nameIn(user: PersonClaims | null, claim: string): string | null {
  const name = user?.[claim];
  return typeof name === 'number' || (typeof name === 'string' && name !== '') ? `${name}` : null;
}
