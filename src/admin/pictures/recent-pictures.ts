import * as v from 'valibot';
import { parseStored, store, storedText } from '#src/lib/stored.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import type { ChosenPicture } from './chosen-picture.ts';

const MAX_PICTURES = 6;

const size = v.nullable(v.number());
const Pictures = v.array(
  v.object({ url: v.string(), alt: v.string(), name: v.string(), width: size, height: size }),
);

function keyOf(): string {
  const { user } = session.getState();
  return `pictures ${personOf(user) ?? user?.accessToken ?? ''}`;
}

/** The pictures that this person chose last in this browser, latest first. */
export function readRecentPictures(): ChosenPicture[] {
  return parseStored(storedText(keyOf()), Pictures, []);
}

export function rememberPictures(chosen: readonly ChosenPicture[]): void {
  const others = readRecentPictures().filter((one) => chosen.every(({ url }) => url !== one.url));
  store(keyOf(), [...chosen, ...others].slice(0, MAX_PICTURES));
}
