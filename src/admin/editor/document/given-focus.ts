import { Extension } from '@tiptap/react';
import { Plugin } from '@tiptap/pm/state';

/**
 * Keeps the selection when something gives the focus back to the text, as a dialog does that closes. Browsers put
 * the cursor at the start then, and ProseMirror notices that only where a text begins with words.
 */
export const GivenFocus = Extension.create({
  name: 'givenFocus',
  addProseMirrorPlugins() {
    let isPressed = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown: () => {
              isPressed = true;
            },
            blur: () => {
              isPressed = false;
            },
            focus: (view) => {
              // The browser moves its own selection after this event.
              if (!isPressed) queueMicrotask(() => view.hasFocus() && view.focus());
            },
          },
        },
      }),
    ];
  },
});
