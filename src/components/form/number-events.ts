import type { ChangeEvent, CompositionEvent } from 'react';
import { typedCode } from '#src/lib/text/typed-text.ts';

/**
 * The events of a field for numbers. `onTyped` gets what is typed with plain digits and signs: at once, or when an
 * input method is done with full-width ones, because a field that changes meanwhile would end its work.
 */
export function numberEvents(onTyped: (typed: string) => void) {
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      onTyped(isComposing ? target.value : typedCode(target.value));
    },
    onCompositionEnd: ({ target }: CompositionEvent) => {
      if (target instanceof HTMLInputElement) onTyped(typedCode(target.value));
    },
  };
}
