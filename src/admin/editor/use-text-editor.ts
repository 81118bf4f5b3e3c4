import { Editor } from '@tiptap/react';
import type { EditorProps } from '@tiptap/pm/view';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { extractDataImages } from './pictures/data-images.ts';
import { toDocument, toHtml } from './document/editor-document.ts';
import type { EditorHost } from './pictures/editor-host.ts';
import { TextSession } from './document/text-session.ts';

type TextEditorOptions = {
  value: string;
  onChange: (html: string) => void;
  disabled: boolean;
  host: EditorHost;
  editorProps: EditorProps;
};

/**
 * Creates the editor for `value`, reports changes, and updates the text when the form sets another value. The text
 * is rendered in `place`. While a cached page is hidden, it is not rendered, but selection and undo history stay;
 * TipTap's `useEditor` would destroy the editor.
 */
export function useTextEditor(options: TextEditorOptions): {
  editor: Editor;
  place: RefObject<HTMLDivElement | null>;
} {
  const { value, onChange, disabled, host, editorProps } = options;
  const [{ session, editor }] = useState(() => createEditor(options));
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => session.setHost(host), [session, host]);

  const update = useEffectEvent(() => {
    const images = extractDataImages(editor);
    if (images.length > 0) host.onPictures(editor, images);
    const next = session.report(toHtml(editor.state.doc));
    if (next !== undefined) onChange(next);
  });
  useLayoutEffect(() => {
    const listen = () => update();
    if (place.current) editor.mount(place.current);
    editor.on('update', listen);
    return () => {
      editor.off('update', listen);
      editor.unmount();
    };
  }, [editor]);

  useLayoutEffect(() => editor.setOptions({ editorProps }));

  useEffect(() => {
    if (!session.isForeign(value)) return;
    editor.commands.setContent(toDocument(value), { emitUpdate: false });
    session.open(value, toHtml(editor.state.doc));
  }, [editor, session, value]);

  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);

  return { editor, place };
}

function createEditor({ value, host, editorProps }: TextEditorOptions) {
  const session = new TextSession(value, host);
  const editor = new Editor({
    element: null,
    extensions: session.extensions,
    content: toDocument(value),
    editorProps,
    injectCSS: false,
  });
  session.open(value, toHtml(editor.state.doc));
  return { session, editor };
}
