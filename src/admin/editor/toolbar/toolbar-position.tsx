import Box from '@mui/material/Box';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

type ToolbarPositionProps = { editor: Editor; children: ReactNode };

/** Positions the toolbar: above the text, or above a phone's keyboard while the text has the focus. */
export function ToolbarPosition({ editor, children }: ToolbarPositionProps) {
  const isFocused = useEditorState({ editor, selector: ({ editor }) => editor.isFocused });
  const keyboard = useKeyboardHeight();
  const isDocked = isFocused && keyboard > 0;
  const container = useRef<HTMLDivElement>(null);
  // The element itself is moved, with its open menu. Within the form it could not be fixed to the window.
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const inline = container.current;
    if (!inline) return undefined;
    // The text must not jump.
    inline.style.minHeight = isDocked ? `${host.offsetHeight}px` : '';
    (isDocked ? document.body : inline).append(host);
    return () => host.remove();
  }, [host, isDocked]);
  return (
    <div ref={container}>
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

/** Lowest keyboard in px; browsers' own bars are lower. */
const LEAST = 120;

/** Height in px that a phone's keyboard covers at the lower end of the page; 0 without one. */
function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight);
}

function keyboardHeight(): number {
  const seen = window.visualViewport;
  // Zooming in reduces the visible height too.
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
