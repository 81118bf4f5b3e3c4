import { configure, waitFor } from '@testing-library/dom';
import { onlineManager } from '@tanstack/react-query';
import process from 'node:process';
import { toast } from 'sonner';
import { afterAll, afterEach, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { type Action, ACTIONS, withoutToasts } from './actions.ts';
import { hastenRetries, passTimeout } from './clock.ts';
import { type Fault, SERVER_TEXT } from './fault-table.ts';
import { createMatrix, faultsOf, ROW_TIMEOUT } from './matrix.ts';

// Every action is tested with every fault: the error is shown, no input is lost, and the same button
// succeeds once the server works again.

const matrix = createMatrix('Doing');
hastenRetries();
configure({ getElementError: (message) => new Error(message ?? '') });
afterEach(() => onlineManager.setOnline(true));
afterAll(() => void process.stdout.write(`\n${matrix.print()}\n`));

it.each(ACTIONS.map((action, row) => ({ action, row, title: `${action.rows}: ${action.name}` })))(
  '$title: a failure is shown, loses nothing, and can be retried',
  async ({ action, row }) => {
    const { user } = await renderApp(action.path, action.as && { as: action.as });
    const broken: string[] = [];
    await action.prepare?.(user);
    for (const fault of faultsOf(row, 2, (one) => fails(action, one))) {
      try {
        await meet(action, fault);
        matrix.note(action.name, fault, '✓');
      } catch (error) {
        matrix.note(action.name, fault, '✗');
        broken.push(`${fault.name}: ${String(error).slice(0, 600)}`);
      }
      mock.db.faults.clear();
      onlineManager.setOnline(true);
    }
    expect(broken).toEqual([]);
    toast.dismiss();
    await withoutToasts();
    await action.press();
    await waitFor(() => expect(said()).toMatch(action.done));
  },
  ROW_TIMEOUT,
);

/** Session expiry and slow responses are tested with the forms. */
function fails({ as, call, needsData, isUpload }: Action, fault: Fault): boolean {
  if (fault.name === '401') return as === undefined;
  // Uploads do not fail: they wait until the network is back, and the page says so.
  if (['timeout', 'offline'].includes(fault.name) && isUpload) return false;
  if (fault.name === 'data:null') return needsData === 'always';
  if (fault.name === 'shape') return needsData !== undefined;
  // A downloaded file is not parsed as JSON.
  if (call.includes('export') && ['html 200', 'malformed', 'empty'].includes(fault.name))
    return false;
  return fault.write === 'says';
}

async function meet(action: Action, fault: Fault): Promise<void> {
  const { db } = mock;
  const { call, kept } = action;
  toast.dismiss();
  await withoutToasts();
  const before = db.requests.of(call).length;
  if (fault.name === 'offline') onlineManager.setOnline(false);
  db.faults.set(call, fault.words);
  await action.press();
  await waitFor(() => expect(db.requests.of(call).length).toBeGreaterThan(before));
  if (fault.words === 'hang') passTimeout();
  for (const text of textsOf(action, fault)) {
    await waitFor(() => expect(said()).toContain(text), { timeout: 4000 });
  }
  kept?.();
}

/** The expected messages for a fault. */
function textsOf({ call, ownWords, gone }: Action, fault: Fault): string[] {
  if (ownWords?.includes(fault.name)) return [SERVER_TEXT];
  if (fault.name === '404' && gone !== undefined) return [gone];
  return fault.name === 'data:null' ? [call] : fault.said(call);
}

/** All text on the page, toasts and dialogs included. */
const said = () => document.body.textContent;
