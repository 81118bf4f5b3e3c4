import { onTestFinished } from 'vitest';
import type { Call } from '#src/api/client/client.ts';
import { dialect } from '#src/api/dialects/dialect.ts';

/** Removes calls from the server of this test. */
export function lackCalls(...calls: Call[]): void {
  const before = { ...dialect.calls };
  for (const call of calls) dialect.calls[call] = null;
  onTestFinished(() => {
    dialect.calls = before;
  });
}
