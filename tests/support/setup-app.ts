import { configure } from '@testing-library/dom';
import { flushSync } from 'react-dom';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { afterEach } from 'vitest';
import { unmountAll } from './render.tsx';

// Replaces `act`, which React's production build lacks: events render synchronously, and effects have
// run after each wait.
configure({
  // Without the page's HTML, which would be printed at every failed attempt of a wait.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  eventWrapper: (dispatch) => flushSync(dispatch),
  asyncWrapper: async (wait) => {
    const result = await wait();
    await nextTask();
    await effectsRun();
    await formMounted();
    return result;
  },
});

afterEach(unmountAll);

const MOST_PARTS = 20;

/** A form mounts its later fields, editor and folded sections one a frame, so waits include these. */
async function formMounted(): Promise<void> {
  for (
    let part = 0;
    part < MOST_PARTS && document.querySelector('form div[aria-busy=true]');
    part += 1
  ) {
    await nextFrame();
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Lets timers of 0 ms run. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** React does much work in pieces of 5 ms, between which timers run: idle work comes after the last one. */
async function effectsRun(): Promise<void> {
  await whenIdle();
  // What effects have changed is scheduled after that.
  await whenIdle();
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });
}
