import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { PaletteKeys } from './palette-keys.tsx';
import { PaletteOption } from './palette-option.tsx';
import { usePalette } from './use-palette.ts';

type CommandPaletteProps = { isOpen: boolean; onClose: () => void };

export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-label`}
      slotProps={{ container: { sx: { alignItems: 'flex-start', pt: { sm: '8dvh' } } } }}
    >
      <PaletteSearch id={id} onClose={onClose} />
    </Dialog>
  );
}

const LIST_HEIGHT = 400;

type PaletteSearchProps = {
  /** Id of the input; its label, which names the dialog, has `<id>-label`. */
  id: string;
  onClose: () => void;
};

function PaletteSearch({ id, onClose }: PaletteSearchProps) {
  const { t } = useTranslation('navbar');
  const { query, isStart, hits, field } = usePalette(id, onClose);
  const fieldRef = useRef<HTMLDivElement>(null);

  useEffect(() => fieldRef.current?.querySelector('input')?.focus(), []);
  return (
    <>
      <Box ref={fieldRef} {...field.getRootProps()} sx={fieldStyle}>
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <VisuallyHidden>
          <label {...field.getInputLabelProps()}>{t('search.title')}</label>
        </VisuallyHidden>
        <Box
          component="input"
          placeholder={t('search.placeholder')}
          {...field.getInputProps()}
          sx={inputStyle}
        />
      </Box>
      <Box sx={{ height: LIST_HEIGHT, display: 'flex', flexDirection: 'column' }}>
        {isStart && <PaletteHint title={t('search.start')} hint={t('search.startHint')} />}
        {!isStart && hits.length === 0 && (
          <PaletteHint title={t('search.notFound')} hint={t('search.notFoundHint', { query })} />
        )}
        {hits.length > 0 && (
          <Box component="ul" {...field.getListboxProps()} sx={listStyle}>
            {field.groupedOptions.map(({ group, index, options }) => (
              <PaletteGroup key={group} title={titleOf(group)}>
                {options.map((option, at) => {
                  const { key, ...optionProps } = field.getOptionProps({
                    option,
                    index: index + at,
                  });
                  return <PaletteOption key={key} hit={option} optionProps={optionProps} />;
                })}
              </PaletteGroup>
            ))}
          </Box>
        )}
      </Box>
      <VisuallyHidden live>
        {isStart ? '' : t('search.results', { count: hits.length })}
      </VisuallyHidden>
      <PaletteKeys />
    </>
  );

  function titleOf(group: string): string {
    if (group === 'recent') return t('search.recent');
    return t(group === 'action' ? 'search.actions' : 'search.pages');
  }
}

const fieldStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2.5,
  minHeight: 64,
  borderBottom: 1,
  borderColor: 'divider',
  // The input has no border of its own.
  '&:focus-within': { borderColor: 'primary.text' },
};

const inputStyle = {
  flex: 1,
  minWidth: 0,
  p: 0,
  border: 0,
  outline: 'none !important',
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
};

const listStyle = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  m: 0,
  p: 1,
};

type PaletteGroupProps = { title: string; children: ReactNode };

function PaletteGroup({ title, children }: PaletteGroupProps) {
  const id = useId();
  return (
    <li role="none">
      <div role="group" aria-labelledby={id}>
        <Box id={id} sx={{ typography: 'overline', color: 'text.secondary', px: 1.5, py: 0.5 }}>
          {title}
        </Box>
        <Box component="ul" role="none" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1 }}>
          {children}
        </Box>
      </div>
    </li>
  );
}

type PaletteHintProps = { title: string; hint: string };

function PaletteHint({ title, hint }: PaletteHintProps) {
  return (
    <Box sx={hintStyle}>
      <Typography variant="subtitle1" component="p">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {hint}
      </Typography>
    </Box>
  );
}

const hintStyle = {
  px: 3,
  py: 2.5,
  textAlign: 'center',
  // Vertically centred when it replaces the list.
  '&:only-child': { my: 'auto' },
};
