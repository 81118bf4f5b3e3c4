import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ReadAloud } from '#src/components/read-aloud/read-aloud.tsx';
import { startI18n } from '#src/i18n/i18n.ts';

/** What the browser was told to say, with what ends it. */
const spoken: EventTarget[] = [];
const said = () => spoken.map((utterance) => Reflect.get(utterance, 'text'));
const cancel = vi.fn();

class Utterance extends EventTarget {
  lang = '';
  text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('cn');
});
beforeEach(() => {
  spoken.length = 0;
  cancel.mockClear();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('CSS', {});
  vi.stubGlobal('speechSynthesis', {
    speak: (utterance: EventTarget) => void spoken.push(utterance),
    cancel,
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const user = userEvent.setup();
  const { unmount } = render(
    <MemoryRouter>
      <ReadAloud>
        <p>第一句。第二句。</p>
      </ReadAloud>
    </MemoryRouter>,
  );
  return { user, unmount };
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const finish = (type = 'end') =>
  act(() => {
    spoken.at(-1)?.dispatchEvent(new Event(type));
  });

it('reads one sentence after the other, and is as before after the last', async () => {
  const { user } = show();
  await press(user, '朗读');
  await waitFor(() => expect(said()).toEqual(['第一句。']));
  finish();
  expect(said()).toEqual(['第一句。', '第二句。']);
  finish();
  expect(await screen.findByRole('button', { name: '朗读' })).toHaveFocus();
});

it('pauses, and goes on with the sentence that was interrupted', async () => {
  const { user } = show();
  await press(user, '朗读');
  await waitFor(() => expect(said()).toHaveLength(1));
  await press(user, '暂停');
  expect(cancel).toHaveBeenCalledTimes(1);
  // Browsers report what was cancelled as an error.
  finish('error');
  await press(user, '继续朗读');
  await waitFor(() => expect(said()).toEqual(['第一句。', '第一句。']));
});

it('stops for good, with the focus on what starts it again', async () => {
  const { user } = show();
  await press(user, '朗读');
  await waitFor(() => expect(said()).toHaveLength(1));
  await press(user, '停止');
  expect(cancel).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '朗读' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: '停止' })).toBeNull();
});

it('stops when the page is left', async () => {
  const { user, unmount } = show();
  await press(user, '朗读');
  await waitFor(() => expect(said()).toHaveLength(1));
  unmount();
  expect(cancel).toHaveBeenCalled();
});

it('says so where the browser has no voice', async () => {
  const error = vi.spyOn(toast, 'error').mockReturnValue('');
  const { user } = show();
  await press(user, '朗读');
  await waitFor(() => expect(said()).toHaveLength(1));
  finish('error');
  const text = '这台设备的浏览器没有能朗读这段文字的声音。';
  await waitFor(() => expect(error.mock.lastCall?.[0]).toBe(text));
  expect(screen.getByRole('button', { name: '朗读' })).toBeVisible();
});

it('offers nothing where the browser has no speech', () => {
  vi.unstubAllGlobals();
  show();
  expect(screen.getByText('第一句。第二句。')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
