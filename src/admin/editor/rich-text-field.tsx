import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lostInEditor } from './compare/lost-in-editor.ts';
import { kindOf } from './element-kinds.ts';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

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

type TextSourceProps = RichTextEditorProps & {
  /** What the editor would lose (`lostInEditor`). */
  lost: readonly string[];
  onEdit: () => void;
};

/** Shows the source of a text that the editor would damage, so that nobody changes it by accident. */
function TextSource({ lost, onEdit, ref, ...props }: TextSourceProps) {
  const { value, onBlur, label, error, helperText, disabled = false, required = false } = props;
  const { t } = useTranslation('components');
  const source = useRef<HTMLTextAreaElement>(null);
  const nameOf = (name: string) => {
    const word = t(`textSource.${kindOf(name)}`);
    return name.startsWith('#') ? word : `${word} <${name}>`;
  };
  useImperativeHandle(ref, () => ({ focus: () => source.current?.focus() }), []);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="warning">
        <AlertTitle>{t('textSource.title', { label })}</AlertTitle>
        {t('textSource.lost')}
        <Box component="ul" sx={{ my: 0.5, paddingInlineStart: 2.5, listStyle: 'disc' }}>
          {lost.map((name) => (
            <li key={name}>{nameOf(name)}</li>
          ))}
        </Box>
        {t('textSource.kept')}
        <Box sx={{ mt: 1 }}>
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            disabled={disabled}
            onClick={onEdit}
          >
            {t('textSource.edit')}
          </Button>
        </Box>
      </Alert>
      <TextField
        label={label}
        value={value}
        onBlur={onBlur}
        inputRef={source}
        error={error !== undefined}
        helperText={error ?? helperText}
        disabled={disabled}
        required={required}
        fullWidth
        multiline
        minRows={6}
        maxRows={20}
        slotProps={{
          htmlInput: {
            readOnly: true,
            dir: 'auto',
            spellCheck: false,
            'aria-required': required,
            sx: { fontFamily: 'ui-monospace, Consolas, monospace', fontSize: '0.8125rem' },
          },
          inputLabel: { shrink: true },
        }}
      />
    </Box>
  );
}
