import type { FieldValues } from 'react-hook-form';
import type { Compared } from '#src/admin/drafts/merge.ts';
import type { WaitingSave } from '#src/admin/outbox/outbox.ts';

/** A form's values, and what the rules of the form made of them: that is sent. */
export type Sent<Input> = { values: Input; input: Input };

/** A save that was left to the outbox; `uncertain` where the record may have been created. */
export type WaitingState<Input> = {
  is: 'waiting' | 'uncertain';
  sent: Sent<Input>;
  copy: WaitingSave;
};

/** Both sides changed these fields. */
type AskingState = {
  is: 'asking';
  fields: Compared[];
  /** Takes the fields whose server version was chosen; null where the person goes back to the form. */
  answer: (theirs: string[] | null) => void;
};

export type SaveState<Input = FieldValues> =
  | { is: 'idle' }
  | { is: 'sending' }
  | AskingState
  | WaitingState<Input>
  /** The last save failed; the state lasts until the next save. */
  | { is: 'failed'; error: unknown }
  /** Saved, until what follows replaces the form; meanwhile nothing is sent again. */
  | { is: 'saved' };

export const IDLE = { is: 'idle' } as const;

const NEXT: Record<SaveState['is'], readonly SaveState['is'][]> = {
  idle: ['sending'],
  sending: ['asking', 'waiting', 'uncertain', 'saved', 'failed', 'idle'],
  asking: ['sending'],
  waiting: ['sending', 'waiting', 'uncertain', 'saved', 'idle'],
  uncertain: ['sending', 'waiting', 'uncertain', 'saved', 'idle'],
  failed: ['sending', 'idle'],
  saved: ['idle'],
};

/** @returns the state that an event leads to; the same object where the event means nothing now */
export function transition<Input>(now: SaveState<Input>, next: SaveState<Input>): SaveState<Input> {
  return NEXT[now.is].includes(next.is) ? next : now;
}

/** Whether a save is on its way, or done: another one would be the same. */
export function isSaveBusy({ is }: Pick<SaveState, 'is'>): boolean {
  return is === 'sending' || is === 'asking' || is === 'saved';
}

/** Why the last save failed; null where it did not. */
export function failureOf(state: SaveState): unknown {
  return state.is === 'failed' ? state.error : null;
}

export function isSaveWaiting<Input>(state: SaveState<Input>): state is WaitingState<Input> {
  return state.is === 'waiting' || state.is === 'uncertain';
}
