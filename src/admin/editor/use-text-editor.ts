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
import { createExtensions } from './document/extensions.ts';
import type { EditorHost } from './pictures/editor-host.ts';

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
  const [{ editor, openedHtml, setHost }] = useState(() => createEditor(options));
  /** Opening a text must not make the form dirty, and undoing all changes makes it clean again. */
  const texts = useRef({ opened: value, openedHtml, reported: value });
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => setHost(host), [setHost, host]);

  const update = useEffectEvent(() => {
    const images = extractDataImages(editor);
    if (images.length > 0) host.onPictures(editor, images);
    const html = toHtml(editor.state.doc);
    const next = html === texts.current.openedHtml ? texts.current.opened : html;
    if (next === texts.current.reported) return;
    texts.current.reported = next;
    onChange(next);
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
    // What the editor itself has reported.
    if (value === texts.current.reported) return;
    editor.commands.setContent(toDocument(value), { emitUpdate: false });
    texts.current = { opened: value, openedHtml: toHtml(editor.state.doc), reported: value };
  }, [editor, value]);

  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);

  return { editor, place };
}

function createEditor({ value, host, editorProps }: TextEditorOptions) {
  let newestHost = host;
  const editor = new Editor({
    element: null,
    extensions: createExtensions(() => newestHost),
    content: toDocument(value),
    editorProps,
    injectCSS: false,
  });
  const setHost = (next: EditorHost) => {
    newestHost = next;
  };
  return { editor, openedHtml: toHtml(editor.state.doc), setHost };
}
