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
              if (isPressed || !isAtStart(view.dom)) return;
              // ProseMirror listens to the event after this.
              queueMicrotask(() => view.hasFocus() && view.focus());
            },
          },
        },
      }),
    ];
  },
});

/** Whether the browser's cursor is before the first word. */
function isAtStart(text: HTMLElement): boolean {
  const { anchorNode = null, anchorOffset = 0, isCollapsed = false } = getSelection() ?? {};
  if (!anchorNode || !text.contains(anchorNode)) return true;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(anchorNode, anchorOffset);
  return isCollapsed && before.toString() === '';
}
