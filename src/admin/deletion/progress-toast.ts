import { toast } from 'sonner';

/** Shorter work needs no progress, in milliseconds. */
const SHOWN_AFTER = 1000;
let count = 0;

/**
 * Shows how far some work is that takes longer than a second.
 * @param textOf what it says of so many steps
 * @returns functions to call after each step and at the end
 */
export function showProgress(textOf: (done: number) => string) {
  count += 1;
  const id = `progress-${count}`;
  let isShown = false;
  let done = 0;
  const show = () => {
    isShown = true;
    toast.loading(textOf(done), { id, duration: Infinity });
  };
  const timer = window.setTimeout(show, SHOWN_AFTER);
  return {
    step: (now: number) => {
      done = now;
      if (isShown) show();
    },
    end: () => {
      window.clearTimeout(timer);
      if (isShown) toast.dismiss(id);
    },
  };
}
