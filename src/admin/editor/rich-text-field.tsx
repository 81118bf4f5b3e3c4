import { useState } from 'react';
import { useTimesHidden } from '#src/components/use-times-hidden.ts';
import { lostInEditor } from './compare/lost-in-editor.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { TextSource } from './text-source.tsx';

/** The editor, or, where it would lose something of the text, first its source and a warning. */
export function RichTextField(props: RichTextEditorProps) {
  const { value, onChange } = props;
  const [accepted, setAccepted] = useState<{ value: string; timesHidden: number }>();
  const [checked, setChecked] = useState(() => ({ value, lost: lostInEditor(value) }));
  // TipTap destroys the editor of a hidden page: the next one begins with the newest text.
  const timesHidden = useTimesHidden();
  // The form has set another text; what the editor itself has written needs no check.
  if (value !== checked.value) setChecked({ value, lost: lostInEditor(value) });

  if (checked.lost.length > 0 && accepted?.value !== value) {
    return (
      <TextSource
        {...props}
        lost={checked.lost}
        onEdit={() => setAccepted({ value, timesHidden })}
      />
    );
  }
  return (
    <RichTextEditor
      key={timesHidden}
      {...props}
      startsFocused={accepted?.timesHidden === timesHidden}
      onChange={(html) => {
        setChecked({ value: html, lost: [] });
        onChange(html);
      }}
    />
  );
}
