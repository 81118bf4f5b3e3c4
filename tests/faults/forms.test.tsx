import { configure, fireEvent, waitFor } from '@testing-library/dom';
import { onlineManager } from '@tanstack/react-query';
import process from 'node:process';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StorageError } from '#src/lib/errors/storage-error.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { hastenRetries, passTimeout } from './clock.ts';
import type { Fault } from './fault-table.ts';
import { type Form, FORMS } from './forms.ts';
import { createMatrix, faultsOf, ROW_TIMEOUT } from './matrix.ts';
import { SAVE } from '#tests/support/save-button.ts';
import { buttonIn, shows, signInOver, textOf, valueOf } from './support.ts';

// Every form is saved with every fault: the input stays, and saving again succeeds.

type App = Awaited<ReturnType<typeof renderApp>>;

const matrix = createMatrix('Saving');
hastenRetries();
// With storage, saves that nothing answers wait for the network: tests/integration/outbox.test.tsx.
beforeEach(() => {
  vi.spyOn(localCopies, 'write').mockRejectedValue(new StorageError('full'));
});
configure({ getElementError: (message) => new Error(message ?? '') });
afterEach(() => onlineManager.setOnline(true));
afterAll(() => void process.stdout.write(`\n${matrix.print()}\n`));

it.each(FORMS.map((form, row) => ({ form, row })))(
  'B3: $form.name: a failure is shown, loses nothing, and can be retried',
  async ({ form, row }) => {
    const language = row % 2 === 0 ? 'en' : 'cn';
    const app = await renderApp('/backstage/nowhere', { language, as: 'admin' });
    const broken: string[] = [];
    let typed = '';
    for (const fault of faultsOf(row, 2, ({ name }) => name !== 'out of order')) {
      try {
        if (typed === '' || isGone(app, form)) typed = await openAndType(app, form, fault);
        await meet(app, form, fault, typed);
        matrix.note(form.name, fault, '✓');
      } catch (error) {
        matrix.note(form.name, fault, '✗');
        broken.push(`${fault.name}: ${String(error).slice(0, 600)}`);
      }
      mock.db.faults.clear();
      mock.db.faults.release();
      onlineManager.setOnline(true);
    }
    if (!isGone(app, form)) {
      fireEvent.click(saveButton(form));
      await isSaved(app, form);
    }
    expect(broken).toEqual([]);
  },
  ROW_TIMEOUT,
);

/** Opens the form and types a new value. */
async function openAndType({ router }: App, form: Form, { name }: Fault): Promise<string> {
  await router.navigate('/backstage/nowhere');
  await waitFor(() => expect(textOf(form)).not.toContain(form.holds));
  await router.navigate(form.path);
  const field = await waitFor(() => {
    const fields = [
      ...document.querySelectorAll(`${form.place ?? 'main'} form :is(input, textarea)`),
    ];
    const found = fields.find((one) => valueOf(one).startsWith(form.holds));
    if (!found) throw new Error('The form is not there');
    return found;
  });
  const typed = `${form.holds}${name.replaceAll(/\W/g, '')}`;
  fireEvent.change(field, { target: { value: typed } });
  await waitFor(() => expect(saveButton(form)).toBeEnabled());
  return typed;
}

async function meet(app: App, form: Form, fault: Fault, typed: string): Promise<void> {
  const { db } = app;
  const sent = () => db.requests.of(form.call).length;
  const before = sent();
  if (fault.name === 'offline') onlineManager.setOnline(false);
  db.faults.set(form.call, fault.words);
  fireEvent.click(saveButton(form));
  await waitFor(() => expect(sent()).toBe(before + 1));
  if (fault.words === 'hang') passTimeout();

  await OUTCOMES[fault.write]({ app, form, fault, typed });
  expect(sent()).toBe(before + (fault.write === 'signs in' ? 2 : 1));
}

type Save = { app: App; form: Form; fault: Fault; typed: string };

/** Checks what the user sees for each outcome, and the recovery. */
const OUTCOMES: Record<Fault['write'], (save: Save) => Promise<void>> = {
  says: async ({ form, fault, typed }) => {
    for (const text of fault.said(form.call)) await shows(form, text);
    await shows(form, typed);
    await waitFor(() => expect(saveButton(form)).toBeEnabled());
  },
  // After signing in over the page, the save is retried automatically, once.
  'signs in': async ({ app, form }) => {
    await signInOver();
    await isSaved(app, form);
  },
  waits: async ({ app, form }) => {
    expect(saveButton(form)).toBeDisabled();
    fireEvent.submit(saveButton(form));
    mock.db.faults.release();
    await isSaved(app, form);
  },
  stands: ({ app, form }) => isSaved(app, form),
};

const saveButton = (form: Form) => buttonIn(form, SAVE);

const isSaved = (app: App, form: Form) => waitFor(() => expect(isGone(app, form)).toBe(true));

/** A successful save leaves the form's page. */
function isGone({ router }: App, { path }: Form): boolean {
  const { pathname, search, hash } = router.state.location;
  return `${pathname}${search}${hash}` !== path;
}
