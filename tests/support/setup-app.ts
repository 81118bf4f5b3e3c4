import { configure } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { afterEach } from 'vitest';
import { unmountAll } from './render.tsx';

// What Testing Library does around `act`, without it: an event is drawn before the next line of a
// test, and what was waited for has also had its effects.
configure({
  // Without the page printed below: it is written out at every look, also while something is awaited.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  eventWrapper: (dispatch) => flushSync(dispatch),
  asyncWrapper: async (wait) => {
    const result = await wait();
    await nextTask();
    await formMounted();
    return result;
  },
});

afterEach(unmountAll);

const MOST_PARTS = 20;

/** A form mounts its editor and its folded parts each in a task of its own: a person waits for them, too. */
async function formMounted(): Promise<void> {
  for (
    let part = 0;
    part < MOST_PARTS && document.querySelector('form div[aria-busy=true]');
    part += 1
  ) {
    await nextTask();
  }
}

/** Scheduled work of React's comes before a timer of 0 ms. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
