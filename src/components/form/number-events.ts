import type { ChangeEvent, CompositionEvent } from 'react';
import { typedCode } from '#src/lib/text/typed-text.ts';

/**
 * Event handlers of a number field. `onTyped` gets the text with plain digits and signs: at once, or after an input
 * method has finished, because a change of the field would interrupt it.
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
