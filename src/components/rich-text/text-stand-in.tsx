import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useImperativeHandle, useRef } from 'react';
import type { ClipboardEvent, DragEvent, MouseEvent, Ref } from 'react';
import { Ghost } from '../ghost.tsx';
import { frameStyles, textStyles } from './editor-styles.ts';
import { RichText } from './rich-text.tsx';
import { inOrder, takePaste } from './text-start.ts';
import type { PlacedPaste, TextStart } from './text-start.ts';

type TextStandInProps = {
  value: string;
  label: string;
  error?: string | undefined;
  helperText?: string | undefined;
  disabled?: boolean | undefined;
  /** Completes the address of a picture. Give a function that stays the same. */
  resolve?: (address: string) => string;
  /** Told what is done here, for the editor. */
  onStart: (start: TextStart) => void;
  /** While an input method composes, the editor has to wait. */
  onCompose: (isComposing: boolean) => void;
  ref?: Ref<{ focus: () => void }>;
};

/**
 * Shows a text until its editor is here, which is asked for with the first sign of somebody at the
 * page. What is pressed, typed, pasted and dropped meanwhile is kept for it.
 */
export function TextStandIn(props: TextStandInProps) {
  const { value, label, error, helperText, disabled = false, resolve = String } = props;
  const { onStart, onCompose, ref } = props;
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const press = useRef<TextStart['press']>(undefined);
  const pastes = useRef<PlacedPaste[]>([]);
  const tell = (isInside = true) => {
    const written = inOrder(input.current?.value ?? '', pastes.current);
    onStart({ press: press.current, written, isInside });
  };
  const take = (data: DataTransfer) => {
    const paste = takePaste(data, input.current?.selectionStart ?? 0);
    if (paste) pastes.current.push(paste);
    tell();
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0 || disabled) return;
    // The browser would leave the page to show the file.
    event.preventDefault();
    take(event.dataTransfer);
    input.current?.focus({ preventScroll: true });
  };
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    press.current = { x: clientX - left, y: clientY - top };
    input.current?.focus({ preventScroll: true });
    tell();
  };

  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);

  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <FormLabel component="div" sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <Box sx={frameStyles(error !== undefined, disabled)}>
        <Box sx={toolbarStyles}>
          {TOOLS.map((tool) => (
            <Ghost key={tool} ratio={1} sx={{ width: 24 }} />
          ))}
        </Box>
        <Box
          onClick={onClick}
          onDrop={onDrop}
          onDragOver={letFilesIn}
          sx={{ position: 'relative' }}
        >
          {/* Not to be scrolled by itself: what moves here brings the editor, which is. */}
          <Box sx={[textStyles, { cursor: 'text', overflow: 'hidden' }]}>
            <RichText html={value} resolve={resolve} />
          </Box>
          <Box
            component="textarea"
            ref={input}
            disabled={disabled}
            aria-label={label}
            aria-describedby={`${id}-help`}
            aria-busy
            placeholder={NO_WORD}
            onFocus={() => tell()}
            onInput={() => tell()}
            onPaste={({ clipboardData }: ClipboardEvent) => take(clipboardData)}
            onBlur={() => tell(false)}
            onCompositionStart={() => onCompose(true)}
            onCompositionEnd={() => {
              tell();
              onCompose(false);
            }}
            sx={inputStyles}
          />
        </Box>
        <Box sx={{ height: 29, borderBlockStart: '1px solid var(--mui-palette-divider)' }} />
      </Box>
      <FormHelperText id={`${id}-help`}>{error ?? helperText}</FormHelperText>
    </FormControl>
  );
}

/** Without it nothing is dropped here. */
function letFilesIn(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}

/** For `:placeholder-shown`. */
const NO_WORD = ' ';

const TOOLS = Array.from({ length: 14 }, (_none, index) => index);

const toolbarStyles = {
  p: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  columnGap: 1.5,
  rowGap: 1,
  minHeight: { xs: 117, sm: 81 },
  borderBlockEnd: '1px solid var(--mui-palette-divider)',
};

/** The last line of the text's place: what is typed can be read there. */
const inputStyles = {
  position: 'absolute',
  insetInline: 16,
  bottom: 2,
  height: 28,
  p: 0,
  border: 0,
  outline: 'none',
  resize: 'none',
  overflow: 'hidden',
  color: 'inherit',
  font: 'inherit',
  bgcolor: 'background.paper',
  '&:placeholder-shown': { bgcolor: 'transparent' },
};
