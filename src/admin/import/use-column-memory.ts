import { parseStored, store, storedText, storeInMemory } from '#src/lib/stored.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { ColumnMemory } from './mapping.ts';

/** The columns that the signed-in person has chosen for a type before, in this browser. */
export function useColumnMemory(type: string) {
  const { user } = useSession();
  const person = personOf(user);
  const key = `import ${person ?? ''} ${type}`;
  return {
    recall: () => parseStored(storedText(key), ColumnMemory, {}),
    remember: (memory: ColumnMemory) => {
      // Nobody could find it again.
      if (person === null) storeInMemory(key, memory);
      else store(key, memory);
    },
  };
}
