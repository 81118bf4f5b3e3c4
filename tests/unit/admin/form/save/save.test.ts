import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from '#src/admin/drafts/autosave.ts';
import { createSave, type OutboxPort } from '#src/admin/form/save/save.ts';
import type { WaitingSave } from '#src/admin/outbox/outbox.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { session } from '#src/session/session-store.ts';
import { mock } from '#tests/support/mock.ts';

// The steps of a save in their order, without React and without a server.

type Input = { name: string };

const unanswered = () => new ApiError({ kind: 'network', call: 'update' });
const refused = (status = 422) => new ApiError({ kind: 'http', call: 'update', status });

const COPY: WaitingSave = {
  kind: 'waiting',
  id: 'copy',
  user: 'admin',
  type: 'links',
  record: '1',
  at: 0,
  title: '园区',
  values: { name: '园区' },
  base: { name: '原' },
  names: ['name'],
  isUncertain: false,
};

function signIn(name = 'admin') {
  const token = mock.signIn(name);
  session.start({ token, bearer: token });
}
beforeEach(() => signIn());
afterEach(() => {
  session.end('signed-out');
  onlineManager.setOnline(true);
});

/** A form that is open, and what is done to it, in order. */
function openForm() {
  const log: string[] = [];
  const own = { values: { name: '园区' }, begun: { name: '原' }, isValid: true };
  const form = {
    begun: () => own.begun,
    values: () => own.values,
    changes: () => null,
    differsFrom: ({ name }: Input) => name !== own.values.name,
    validate: (onInvalid: () => void) => {
      if (!own.isValid) onInvalid();
      return Promise.resolve(own.isValid ? { values: own.values, input: own.values } : null);
    },
    refuse: () => void log.push('refused'),
    beginAgain: ({ values }: { values: Input }) => {
      log.push('begun again');
      own.begun = values;
      return values.name !== own.values.name;
    },
  };
  const autosave = createAutosave(null);
  const schedule = vi.spyOn(autosave, 'schedule');
  const send = vi.fn(() => Promise.resolve({ fields: {}, failure: null }));
  const watching: { tell?: ((copy: WaitingSave | undefined) => void) | undefined } = {};
  const keep = {
    leave: vi.fn<OutboxPort<Input>['leave']>((_sent, wasSent) =>
      Promise.resolve({ ...COPY, isUncertain: wasSent }),
    ),
    takeBack: vi.fn(() => Promise.resolve(true)),
    watch: vi.fn<OutboxPort<Input>['watch']>((_copy, tell) => {
      watching.tell = tell;
      return () => void (watching.tell = undefined);
    }),
    learn: vi.fn<OutboxPort<Input>['learn']>(() => Promise.resolve(null)),
  };
  const announce = () => void log.push(`announced, ${save.getState().is}`);
  const save = createSave<Input, { fields: object & Record<string, unknown>; failure: null }>({
    form,
    autosave,
    send,
    announce,
    keep,
  });
  const close = save.open();
  const next = vi.fn(() => void log.push(`next, ${save.isUnsaved() ? 'unsaved' : 'saved'}`));
  const submit = () => save.submit(next);
  const is = () => save.getState().is;
  return { own, log, schedule, send, keep, watching, save, close, next, submit, is };
}

describe('a save', () => {
  it('B2: begins the form again before it is announced, and before what comes next', async () => {
    const { submit, log, is } = openForm();
    await submit();
    expect(log).toEqual(['begun again', 'announced, saved', 'next, saved']);
    expect(is()).toBe('saved');
  });

  it('B2: is sent once, however often it is asked for, until the form goes on', async () => {
    const { submit, send, next, save } = openForm();
    await Promise.all([submit(), submit()]);
    await submit();
    expect(send).toHaveBeenCalledOnce();
    expect(next).toHaveBeenCalledOnce();
    save.goOn();
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('B8: leaves what was typed meanwhile as a change that can be saved', async () => {
    const { submit, send, own, is, save, schedule } = openForm();
    send.mockImplementation(() => {
      own.values = { name: '园区，又写' };
      return Promise.resolve({ fields: {}, failure: null });
    });
    await submit();
    expect(is()).toBe('idle');
    expect(save.isUnsaved()).toBe(true);
    expect(schedule).toHaveBeenCalled();
  });

  it('B3: of an invalid form sends nothing, and says no longer that an earlier one failed', async () => {
    const { submit, send, own, is } = openForm();
    send.mockRejectedValueOnce(refused());
    await submit();
    expect(is()).toBe('failed');
    own.isValid = false;
    await submit();
    expect(is()).toBe('idle');
    expect(send).toHaveBeenCalledOnce();
  });

  it('B3: that the server refuses says why, and can be sent again', async () => {
    const { submit, send, save, log, next } = openForm();
    const error = refused();
    send.mockRejectedValueOnce(error);
    await submit();
    expect(save.getState()).toEqual({ is: 'failed', error });
    expect(log).toEqual(['refused']);
    expect(next).not.toHaveBeenCalled();
    await submit();
    expect(next).toHaveBeenCalledOnce();
  });

  it('B2: that the person takes back is no failure', async () => {
    const { submit, send, log, is } = openForm();
    send.mockRejectedValueOnce(new SaveWithdrawn('Back to the form'));
    await submit();
    expect(is()).toBe('idle');
    expect(log).toEqual([]);
  });

  it('B2: asks which version is saved, and goes on with the answer', async () => {
    const { save, next } = openForm();
    const asking = createSave({
      form: save.form,
      autosave: save.autosave,
      send: async (_sent, ask) => ({ fields: { chosen: await ask([]) }, failure: null }),
    });
    const done = asking.submit(next);
    await vi.waitFor(() => expect(asking.getState().is).toBe('asking'));
    const state = asking.getState();
    if (state.is === 'asking') state.answer(['name']);
    expect(asking.getState().is).toBe('sending');
    await done;
    expect(next).toHaveBeenCalledWith({ fields: { chosen: ['name'] }, failure: null });
  });
});

describe('a save that no network answers', () => {
  it('B12: waits without being sent while the browser is offline', async () => {
    const { submit, send, keep, is, save } = openForm();
    onlineManager.setOnline(false);
    await submit();
    expect(is()).toBe('waiting');
    expect(send).not.toHaveBeenCalled();
    expect(keep.leave).toHaveBeenCalledWith(expect.anything(), false);
    expect(save.isUnsaved()).toBe(true);
    expect(save.isAllWaiting()).toBe(true);
  });

  it('B12: may have arrived where it left', async () => {
    const { submit, send, is } = openForm();
    send.mockRejectedValueOnce(unanswered());
    await submit();
    expect(is()).toBe('uncertain');
  });

  it('B12: fails where it cannot wait', async () => {
    const { submit, send, keep, is } = openForm();
    send.mockRejectedValueOnce(unanswered());
    keep.leave.mockResolvedValueOnce(null);
    await submit();
    expect(is()).toBe('failed');
  });

  async function wait() {
    const form = openForm();
    onlineManager.setOnline(false);
    await form.submit();
    onlineManager.setOnline(true);
    return form;
  }

  it('B12: is taken back before it is sent from the form, and is a draft meanwhile', async () => {
    const { submit, send, keep, schedule, is } = await wait();
    await submit();
    expect(keep.takeBack).toHaveBeenCalledWith(COPY);
    expect(schedule).toHaveBeenCalled();
    expect(send).toHaveBeenCalledOnce();
    expect(is()).toBe('saved');
  });

  it('B12: is not sent from the form once the outbox has it', async () => {
    const { submit, send, keep, is, watching } = await wait();
    keep.takeBack.mockResolvedValueOnce(false);
    await submit();
    expect(send).not.toHaveBeenCalled();
    expect(is()).toBe('waiting');
    expect(watching.tell).toBeDefined();
  });

  it('B12: stays in the outbox where what was typed later is invalid', async () => {
    const { submit, own, keep, is } = await wait();
    own.isValid = false;
    await submit();
    expect(is()).toBe('waiting');
    expect(keep.takeBack).not.toHaveBeenCalled();
  });

  it('B12: is uncertain once the outbox has sent it without an answer', async () => {
    const { watching, is, save } = await wait();
    watching.tell?.({ ...COPY, isUncertain: true });
    expect(is()).toBe('uncertain');
    expect(save.getState()).toMatchObject({ copy: { isUncertain: true } });
  });

  it('B12: is a change of the form again where the outbox could not save it', async () => {
    const { watching, is, schedule } = await wait();
    watching.tell?.(undefined);
    await vi.waitFor(() => expect(is()).toBe('idle'));
    expect(schedule).toHaveBeenCalled();
  });

  it('B12: begins the form again once the outbox has saved it', async () => {
    const { watching, keep, is, log, save } = await wait();
    keep.learn.mockImplementation(({ sent }) => Promise.resolve({ sent, fields: {} }));
    watching.tell?.(undefined);
    watching.tell?.(undefined);
    await vi.waitFor(() => expect(is()).toBe('idle'));
    expect(log).toEqual(['begun again']);
    expect(save.isUnsaved()).toBe(false);
  });

  it('B12: of a new record leads to the record once, and is not sent again meanwhile', async () => {
    const { watching, keep, is, submit, send } = await wait();
    const next = vi.fn();
    keep.learn.mockImplementation(({ sent }) => Promise.resolve({ sent, fields: {}, next }));
    watching.tell?.(undefined);
    watching.tell?.(undefined);
    await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
    expect(is()).toBe('saved');
    await submit();
    expect(send).not.toHaveBeenCalled();
  });

  it('N9: is not watched while its page is hidden, and again when it comes back', async () => {
    const { watching, close, save } = await wait();
    close();
    expect(watching.tell).toBeUndefined();
    save.open();
    expect(watching.tell).toBeDefined();
  });
});

describe('a session that ends during a save', () => {
  function endSession({ send }: ReturnType<typeof openForm>) {
    send.mockImplementationOnce(() => {
      session.end('expired');
      return Promise.reject(refused(401));
    });
  }

  it('A12: the save is sent again, once, after the same person has signed in', async () => {
    const form = openForm();
    endSession(form);
    const done = form.submit();
    await vi.waitFor(() => expect(form.send).toHaveBeenCalledOnce());
    signIn();
    await done;
    expect(form.send).toHaveBeenCalledTimes(2);
    expect(form.is()).toBe('saved');
  });

  it("A12: nothing is sent in another person's name, or after the form has gone", async () => {
    const form = openForm();
    endSession(form);
    const done = form.submit();
    await vi.waitFor(() => expect(form.send).toHaveBeenCalledOnce());
    signIn('linxia');
    await done;
    expect(form.is()).toBe('idle');

    const other = openForm();
    endSession(other);
    other.close();
    await other.submit();
    expect(other.is()).toBe('idle');
    expect(other.send).toHaveBeenCalledOnce();
  });
});
