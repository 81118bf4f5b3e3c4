import Box from '@mui/material/Box';
import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

type ToolbarPlaceProps = { editor: Editor; children: ReactNode };

/** Where the toolbar stands: above the text, or above a phone's keyboard while that writes into the text. */
export function ToolbarPlace({ editor, children }: ToolbarPlaceProps) {
  const isFocused = useEditorState({ editor, selector: ({ editor }) => editor.isFocused });
  const keyboard = useKeyboardHeight();
  const isDocked = isFocused && keyboard > 0;
  const place = useRef<HTMLDivElement>(null);
  // Moved as it is, with its open menu. In the form it could not be fixed: that is a container of its own.
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const own = place.current;
    if (!own) return undefined;
    // The text must not jump.
    own.style.minHeight = isDocked ? `${host.offsetHeight}px` : '';
    (isDocked ? document.body : own).append(host);
    return () => host.remove();
  }, [host, isDocked]);
  return (
    <div ref={place}>
      {createPortal(
        <Box sx={isDocked ? dockedStyle : {}} style={isDocked ? { bottom: keyboard } : {}}>
          {children}
        </Box>,
        host,
      )}
    </div>
  );
}

const dockedStyle = {
  position: 'fixed',
  insetInline: 0,
  zIndex: 'appBar',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  boxShadow: 'var(--mui-customShadows-dropdown)',
} as const;

/** In px: browsers' own bars are lower than that, keyboards higher. */
const LEAST = 120;

/** How much of the page's lower end the keyboard of a phone covers, in px; 0 where it does not. */
function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight);
}

function keyboardHeight(): number {
  const seen = window.visualViewport;
  // Zoomed in, less is seen without a keyboard.
  if (!seen || seen.scale > 1.01) return 0;
  const covered = Math.round(window.innerHeight - seen.offsetTop - seen.height);
  return covered < LEAST ? 0 : covered;
}

function subscribe(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', listener);
  seen?.addEventListener('scroll', listener);
  return () => {
    seen?.removeEventListener('resize', listener);
    seen?.removeEventListener('scroll', listener);
  };
}
