import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { createLatePart, usePartInTime } from '../late-part.ts';
import type { RichTextEditor as Editor } from './rich-text-editor.tsx';
import type { TextStart } from './text-start.ts';
import { TextStandIn } from './text-stand-in.tsx';

type LateEditorProps = Omit<ComponentProps<typeof Editor>, 'start'>;

const lateEditor = createLatePart(() => import('./rich-text-editor.tsx'));

/** The rich text editor, fetched with the first sign of somebody at the page (B9). */
export function LateEditor(props: LateEditorProps) {
  const { t } = useTranslation();
  const RichTextEditor = usePartInTime(lateEditor)?.RichTextEditor;
  const [start, setStart] = useState<TextStart>();
  const [isComposing, setComposing] = useState(false);
  const begin = async (next: TextStart) => {
    setStart(next);
    if (next.isInside && !(await lateEditor.load()))
      toast.error(t('error.load'), { id: 'late-editor' });
  };
  return RichTextEditor && !isComposing ? (
    <RichTextEditor {...props} start={start} />
  ) : (
    <TextStandIn {...props} onStart={(next) => void begin(next)} onCompose={setComposing} />
  );
}
