import { useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lostInEditor } from './compare/lost-in-editor.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { TextSource } from './text-source.tsx';

/** The editor, or, where it would lose something of the text, first its source and a warning. */
export function RichTextField(props: RichTextEditorProps) {
  const { value, onChange, ref } = props;
  const field = useRef<{ focus: () => void }>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  const [accepted, setAccepted] = useState<string>();
  const [checked, setChecked] = useState(() => ({ value, lost: lostInEditor(value) }));
  // The form has set another text; what the editor itself has written needs no check.
  if (value !== checked.value) setChecked({ value, lost: lostInEditor(value) });

  if (checked.lost.length > 0 && accepted !== value) {
    const edit = () => {
      flushSync(() => setAccepted(value));
      field.current?.focus();
    };
    return <TextSource {...props} ref={field} lost={checked.lost} onEdit={edit} />;
  }
  return (
    <RichTextEditor
      {...props}
      ref={field}
      onChange={(html) => {
        setChecked({ value: html, lost: [] });
        onChange(html);
      }}
    />
  );
}
