import { useSyncExternalStore } from 'react';

/** Undefined until it is measured. */
const text: { scale: number | undefined } = { scale: undefined };

/**
 * How much larger the text is than usual, as the browser or the settings have it; 1 where it is smaller. Measured
 * once for a list, and when the settings change it: a grid that reads styles whenever it draws itself would be slow.
 */
export function useTextScale(): number {
  return useSyncExternalStore(onRootStyle, textScale);
}

function textScale(): number {
  text.scale ??= measure();
  return text.scale;
}

function measure(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, size / 16 || 1);
}

/** The settings change the size in the style of the page's root. */
function onRootStyle(listener: () => void): () => void {
  const observer = new MutationObserver(() => {
    text.scale = undefined;
    listener();
  });
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => {
    observer.disconnect();
    // Nothing watches the size while no grid is there.
    text.scale = undefined;
  };
}
