import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { SystemStyleObject } from '@mui/system';
import { type ReactNode, useId } from 'react';
import { type DropzoneOptions, useDropzone } from 'react-dropzone';
import { IMAGE_TYPES } from '#src/lib/pictures/image-file.ts';

/** Only filters the file dialog; the file's real type is read from its bytes. */
const PICTURES = Object.fromEntries(IMAGE_TYPES.map((type) => [type, []]));

/**
 * Takes files that are dropped, pasted or chosen; those of other types too, so that one place says why they are
 * refused.
 */
export function useDrop(onFiles: (files: File[]) => void, options: DropzoneOptions = {}) {
  return useDropzone({
    accept: PICTURES,
    noClick: true,
    noKeyboard: true,
    ...options,
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
  });
}

type DropAreaProps = {
  drop: ReturnType<typeof useDrop>;
  /** Accessible name of the group and of its file input. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  hasError?: boolean;
  onBlur?: (() => void) | undefined;
  sx?: SystemStyleObject | undefined;
  children: ReactNode;
};

/** The dashed frame in which files are dropped; its buttons call `drop.open`. */
export function DropArea({ drop, name, hasError = false, onBlur, sx, children }: DropAreaProps) {
  const { getRootProps, getInputProps, isDragActive } = drop;
  return (
    <Box
      {...getRootProps({ onBlur })}
      role="group"
      tabIndex={undefined}
      {...name}
      sx={[
        {
          p: 1.5,
          border: '1px dashed',
          borderColor: hasError ? 'error.text' : isDragActive ? 'primary.text' : 'control',
          borderRadius: 1,
          transition: 'background-color 0.15s',
        },
        isDragActive && { bgcolor: 'rgba(var(--mui-palette-primary-textChannel) / 0.08)' },
        sx ?? {},
      ]}
    >
      <input {...getInputProps(name)} />
      {children}
    </Box>
  );
}

type UploadFieldProps = Pick<DropAreaProps, 'drop' | 'onBlur' | 'sx'> & {
  label: string;
  helperText?: string | undefined;
  /** Replaces the helper text. */
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** Renders the content, given the id of the helper text. */
  children: (helpId: string) => ReactNode;
};

/** A form's field for files: its label, the frame in which they are dropped, and the helper text. */
export function UploadField({ label, helperText, error, children, ...props }: UploadFieldProps) {
  const { required = false, disabled = false, ...area } = props;
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled} required={required}>
      <FormLabel component="div" id={`${id}-label`} sx={{ mb: 1, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <DropArea
        {...area}
        name={{ 'aria-labelledby': `${id}-label` }}
        hasError={error !== undefined}
      >
        {children(`${id}-help`)}
      </DropArea>
      <FormHelperText id={`${id}-help`}>{error ?? helperText}</FormHelperText>
    </FormControl>
  );
}
