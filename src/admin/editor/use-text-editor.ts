import { useEditor } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import type { EditorProps } from '@tiptap/pm/view';
import { useEffect, useLayoutEffect, useState } from 'react';
import { takeDataImages } from './pictures/data-images.ts';
import { toDocument, toHtml } from './document/editor-document.ts';
import type { EditorHost } from './pictures/editor-host.ts';
import { TextSession } from './document/text-session.ts';

type TextEditorOptions = {
  value: string;
  onChange: (html: string) => void;
  disabled: boolean;
  startsFocused: boolean;
  host: EditorHost;
  editorProps: EditorProps;
};

/** Creates the editor for `value`, reports changes, and updates the text when the form sets another value. */
export function useTextEditor(options: TextEditorOptions): Editor {
  const { value, onChange, disabled, startsFocused, host, editorProps } = options;
  const [session] = useState(() => new TextSession(value, host));
  const [content] = useState(() => toDocument(value));

  const editor = useEditor({
    extensions: session.extensions,
    content,
    editorProps,
    injectCSS: false,
    onMount: ({ editor }) => session.open(value, toHtml(editor.state.doc)),
    onUpdate: ({ editor }) => {
      const images = takeDataImages(editor);
      if (images.length > 0) host.onPictures(editor, images);
      const next = session.report(toHtml(editor.state.doc));
      if (next !== undefined) onChange(next);
    },
  });

  useLayoutEffect(() => session.setHost(host), [session, host]);

  useEffect(() => {
    if (!session.isForeign(value)) return;
    editor.commands.setContent(toDocument(value), { emitUpdate: false });
    session.open(value, toHtml(editor.state.doc));
  }, [editor, session, value]);

  // TipTap's own `autofocus` is a timer that may fire before the editor is in the page.
  useEffect(() => {
    if (startsFocused) editor.commands.focus('start');
  }, [editor, startsFocused]);

  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);

  return editor;
}
