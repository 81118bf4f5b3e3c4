import { toast } from '#src/lib/toast.ts';

/** In ms; shorter work shows no progress. */
const SHOWN_AFTER = 1000;
let count = 0;

/**
 * Shows a toast with the progress of work that is longer than a second.
 * @param textOf the toast's text after a number of steps
 * @returns functions to call after each step and at the end
 */
export function showProgress(textOf: (done: number) => string) {
  count += 1;
  const id = `progress-${count}`;
  let isOnScreen = false;
  let done = 0;
  const show = () => {
    isOnScreen = true;
    toast.loading(textOf(done), { id, duration: Infinity });
  };
  const timer = window.setTimeout(show, SHOWN_AFTER);
  return {
    step: (now: number) => {
      done = now;
      if (isOnScreen) show();
    },
    end: () => {
      window.clearTimeout(timer);
      if (isOnScreen) toast.dismiss(id);
    },
  };
}
