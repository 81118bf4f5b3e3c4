import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { PaletteGroup } from './palette-group.tsx';
import { PaletteHint } from './palette-hint.tsx';
import { PaletteKeys } from './palette-keys.tsx';
import { PaletteOption } from './palette-option.tsx';
import { usePalette } from './use-palette.ts';

const LIST_HEIGHT = 400;

type PaletteSearchProps = {
  /** The field's; its label, which names the dialog too, has `<id>-label`. */
  id: string;
  onClose: () => void;
};

/** The search's field and what it finds. */
export function PaletteSearch({ id, onClose }: PaletteSearchProps) {
  const { t } = useTranslation('navbar');
  const { query, isStart, hits, field } = usePalette(id, onClose);
  const fieldRef = useRef<HTMLDivElement>(null);

  // Whoever opens a search wants to type.
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
  // The field has no line of its own to show the focus with.
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
