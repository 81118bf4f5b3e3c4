import { expect, it } from 'vitest';
import { isSaveBusy, type SaveState, transition } from '#src/admin/form/save/save-state.ts';

const IDLE: SaveState = { is: 'idle' };
const SENDING: SaveState = { is: 'sending' };
const SAVED: SaveState = { is: 'saved' };

it.each([
  ['a form that is sent is not sent again', SENDING, SENDING],
  ['a form that is saved is not sent again', SAVED, SENDING],
  ['what nobody has sent is not saved', IDLE, SAVED],
])('B2: %s', (_what, now, next) => expect(transition(now, next)).toBe(now));

it.each([
  ['a form that is saved can be sent again once it goes on', SAVED, IDLE],
  ['a refused form can be sent again', { is: 'failed', error: 'refused' }, SENDING],
] as const)('B2: %s', (_what, now, next) => expect(transition(now, next)).toBe(next));

it('only a form that is being sent, or was, is busy', () => {
  expect([IDLE, SENDING, SAVED].map(isSaveBusy)).toEqual([false, true, true]);
});
