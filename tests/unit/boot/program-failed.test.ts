import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { programFailed } from '#src/boot/program-failed.ts';
import { rememberPresses, stopRememberingPresses } from '#src/boot/remember-presses.ts';

const page = document.documentElement;

/** A form of a prerendered page, which the browser would send off by itself. */
function openPage(): HTMLFormElement {
  document.body.innerHTML =
    '<div data-failed hidden></div><div id="root"><form action="/news"><input name="q"><button>找</button></form></div>';
  page.dataset.prerendered = 'cn';
  rememberPresses();
  const [form] = document.forms;
  if (!form) throw new Error('There is no form');
  return form;
}

beforeEach(() => {
  // A reload is not what is looked at here: jsdom knows none.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

afterEach(() => {
  stopRememberingPresses();
  delete page.dataset.prerendered;
  document.body.replaceChildren();
});

it('R15: a search that waited for the program is submitted when that fails to load', () => {
  const form = openPage();
  const sent = vi.spyOn(form, 'submit').mockImplementation(() => {});
  form.requestSubmit();
  expect(sent).not.toHaveBeenCalled();
  programFailed('/program.js');
  expect(sent).toHaveBeenCalledOnce();
});

it('R15: later searches are submitted by the browser', () => {
  const form = openPage();
  programFailed('/program.js');
  const wasHeldBack: boolean[] = [];
  // Nothing is sent off in a test.
  const note = (event: Event) => {
    wasHeldBack.push(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('submit', note, { once: true });
  form.requestSubmit();
  expect(wasHeldBack).toEqual([false]);
});
