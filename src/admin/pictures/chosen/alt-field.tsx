import Box from '@mui/material/Box';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { LazyAltWriting } from '#src/admin/writing/lazy-writing.ts';
import { tooLong } from '#src/i18n/schema-errors.ts';

/** In characters; screen readers read an alternative text without a pause. */
const MAX_ALT = 200;

/** Why an alternative text cannot be saved; '' where it can. */
export const altProblem = (alt: string) => tooLong(alt, MAX_ALT);

type AltFieldProps = Omit<TextFieldProps, 'onChange' | 'value' | 'label'> & {
  /** The stored URL of the picture. */
  src: string;
  label: string;
  alt: string;
  onAlt: (alt: string) => void;
};

/** The field of a picture's alternative text, with help for writing it. */
export function AltField({ src, alt, onAlt, error = false, helperText, ...field }: AltFieldProps) {
  const problem = altProblem(alt);
  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        fullWidth
        {...field}
        value={alt}
        onChange={({ target }) => onAlt(target.value)}
        error={error || problem !== ''}
        helperText={problem || helperText}
      />
      {LazyAltWriting && !field.disabled && (
        <LazyAltWriting
          key={src}
          src={src}
          label={field.label}
          alt={alt}
          max={MAX_ALT}
          onAccept={onAlt}
        />
      )}
    </Box>
  );
}
