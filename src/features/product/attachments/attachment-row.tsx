import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import ReplaceIcon from '@mui/icons-material/FindReplaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { InLanguages } from '#src/admin/form/core/languages/in-languages.tsx';
import { OutdatedHint } from '#src/admin/form/core/outdated/outdated-hint.tsx';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import { LazyReplaceUsesDialog } from '#src/admin/pictures/replace/lazy-replace-uses-dialog.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { formatFileSize } from '#src/i18n/format/format-file-size.ts';
import { formatOf } from '#src/lib/files/file-types.ts';
import { kindText, languageText } from '../downloads/file-words.ts';
import { fileHref } from '../downloads/product-files.ts';
import type { ProductInput } from '../input.ts';
import { type Attachment, FILE_KINDS, FILE_LANGUAGES } from '../schema.ts';
import { SortableItem } from '../sortable-item.tsx';

type StoredFile = Pick<Attachment, 'url' | 'size' | 'type'>;

type AttachmentRowProps = {
  id: string;
  label: string;
  index: number;
  file: StoredFile;
  onRemove: () => void;
};

/** A row of the form: an uploaded file with its handle, the fields that visitors read, and a link to it. */
export function AttachmentRow({ id, label, index, file, onRemove }: AttachmentRowProps) {
  const { t } = useTranslation('products');
  const { t: tp } = useTranslation('product');
  return (
    <SortableItem id={id} label={label} sx={rowStyles}>
      {(handle) => (
        <>
          {handle}
          <Box role="group" aria-label={label} sx={cellStyles}>
            {HAS_ENGLISH ? (
              <InLanguages
                chinese={<Cell index={index} part="title" />}
                english={() => (
                  <>
                    <Cell index={index} part="titleEn" />
                    <OutdatedHint name={`attachments.${index}.titleEn`} />
                  </>
                )}
              />
            ) : (
              <Cell index={index} part="title" />
            )}
            <Cell
              index={index}
              part="kind"
              words={FILE_KINDS}
              textOf={(kind) => kindText(tp, kind)}
            />
            <Cell
              index={index}
              part="language"
              words={['', ...FILE_LANGUAGES]}
              textOf={(word) => (word === '' ? t('attachment.noLanguage') : languageText(tp, word))}
            />
            <Cell index={index} part="version" />
            <FileFacts file={file} />
          </Box>
          <ReplaceTool name={label} file={file} />
          <ToolButton label={t('attachment.remove', { label })} onClick={onRemove}>
            <DeleteIcon fontSize="small" data-remove />
          </ToolButton>
        </>
      )}
    </SortableItem>
  );
}

type ReplaceToolProps = { name: string; file: StoredFile };

/**
 * Replaces the file wherever it is used. On its next save the form adopts what this has changed in its own
 * record.
 */
function ReplaceTool({ name, file }: ReplaceToolProps) {
  const { t } = useTranslation('replace');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ToolButton label={t('find', { name })} onClick={() => setOpen(true)}>
        <ReplaceIcon fontSize="small" />
      </ToolButton>
      {isOpen && (
        <LazyReplaceUsesDialog old={file} name={name} onClose={close} onLoadFailed={close} />
      )}
    </>
  );
}

type CellProps = {
  index: number;
  part: 'title' | 'titleEn' | 'kind' | 'language' | 'version';
  /** The options; another word that the server sent stays selectable. */
  words?: readonly string[];
  textOf?: (word: string) => string;
};

function Cell({ index, part, words, textOf }: CellProps) {
  const { t } = useTranslation('products');
  const { control } = useFormContext<ProductInput>();
  const label = t(`attachment.${part}Of`, { row: index + 1 });
  const { field, error } = useField({ control, name: `attachments.${index}.${part}`, label });
  const { ref, value, ...input } = field;
  const text = typeof value === 'string' ? value : '';
  const options = words && [...new Set([...words, text])];
  return (
    <TextField
      {...input}
      value={text}
      inputRef={ref}
      select={words !== undefined}
      size="small"
      fullWidth
      label={t(`attachment.${part}`)}
      error={error !== undefined}
      helperText={error}
      {...(words && {
        slotProps: {
          // The tooltip shows the full text, which a narrow column cuts.
          select: {
            displayEmpty: words.includes(''),
            SelectDisplayProps: { title: textOf?.(text) ?? text },
          },
          inputLabel: words.includes('') ? { shrink: true } : {},
        },
      })}
    >
      {options?.map((word) => (
        <MenuItem key={word} value={word}>
          {textOf?.(word) ?? word}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Link to the file: `PDF · 820 kB`. */
function FileFacts({ file }: { file: StoredFile }) {
  const { url, size } = file;
  const name = url.split('/').at(-1) ?? url;
  const facts = [formatOf(file), size > 0 ? formatFileSize(size) : ''].filter(Boolean);
  return (
    <Box sx={factsStyles}>
      <Link href={fileHref(url)} target="_blank" rel="noopener noreferrer" color="inherit">
        {name}
      </Link>
      {facts.map((fact) => ` · ${fact}`).join('')}
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 0.5,
  py: 1.5,
  bgcolor: 'background.paper',
};

/** The title is above the other fields, or beside them where there is room. */
const cellStyles = {
  flexGrow: 1,
  minWidth: 0,
  display: 'grid',
  gap: 1.5,
  // As many columns as there is room for, also where text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  '& > :first-of-type, & > :last-child': { gridColumn: '1 / -1' },
};

const factsStyles = { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' };
