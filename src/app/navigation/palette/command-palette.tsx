import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, type HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionGroup } from '#src/components/form/option-group.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { useSignOutFlow } from '#src/features/auth/use-sign-out-flow.tsx';
import { paletteFieldStyles } from './palette-field-styles.ts';
import { PaletteState } from './palette-state.tsx';
import { type PaletteScope, usePalette } from './use-palette.ts';
import { withAlpha } from '#src/theme/css-var.ts';
import type { SearchHit } from './search.ts';

type CommandPaletteProps = PaletteScope & {
  isOpen: boolean;
  /** Text that was typed while this component was loading. */
  typed: string;
  onClose: () => void;
};

export function CommandPalette({ isOpen, onClose, ...scope }: CommandPaletteProps) {
  const id = useId();
  // Outside the dialog, because signing out continues after the dialog has closed.
  const signOut = useSignOutFlow();
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={onClose}
        fullWidth
        maxWidth="sm"
        aria-labelledby={`${id}-label`}
        slotProps={{ container: { sx: { alignItems: 'flex-start', pt: { sm: '8dvh' } } } }}
      >
        <PaletteSearch id={id} {...scope} onClose={onClose} signOut={signOut.start} />
      </Dialog>
      {signOut.dialog}
    </>
  );
}

const LIST_HEIGHT = 400;

type PaletteSearchProps = PaletteScope & {
  /** Id of the input; its label, which names the dialog, has `<id>-label`. */
  id: string;
  typed: string;
  onClose: () => void;
  signOut: () => void;
};

function PaletteSearch(props: PaletteSearchProps) {
  const { t } = useTranslation('navbar');
  const palette = usePalette(props);
  const { query, isStart, hits, field, isSearching, isCut, failed, titleOfType } = palette;
  const fieldRef = useRef<HTMLDivElement>(null);

  // In a layout effect, because the next key would be lost before a later one.
  useLayoutEffect(() => {
    const input = fieldRef.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    <>
      <Box ref={fieldRef} {...field.getRootProps()} sx={paletteFieldStyles.row}>
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <VisuallyHidden>
          <label {...field.getInputLabelProps()}>{t('search.title')}</label>
        </VisuallyHidden>
        <Box
          component="input"
          placeholder={t('search.placeholder')}
          {...field.getInputProps()}
          sx={paletteFieldStyles.input}
        />
      </Box>
      <Box sx={{ height: LIST_HEIGHT, display: 'flex', flexDirection: 'column' }}>
        {isStart && <PaletteHint title={t('search.start')} hint={t('search.startHint')} />}
        {!isStart && !isSearching && hits.length === 0 && failed.length === 0 && (
          <PaletteHint title={t('search.notFound')} hint={t('search.notFoundHint', { query })} />
        )}
        {hits.length > 0 && (
          <Box component="ul" {...field.getListboxProps()} sx={listStyle}>
            {field.groupedOptions.map(({ group, index, options }) => (
              <OptionGroup key={group} title={titleOf(group)}>
                {options.map((option, at) => {
                  const { key, ...optionProps } = field.getOptionProps({
                    option,
                    index: index + at,
                  });
                  return <PaletteOption key={key} hit={option} optionProps={optionProps} />;
                })}
              </OptionGroup>
            ))}
          </Box>
        )}
      </Box>
      <PaletteState
        isSearching={isSearching}
        isCut={isCut}
        failed={failed.map(({ source, retry }) => ({ type: titleOfType(source.name), retry }))}
      />
      <VisuallyHidden live>
        {isStart || isSearching ? '' : t('search.results', { count: hits.length })}
      </VisuallyHidden>
    </>
  );

  function titleOf(group: string): string {
    if (group === 'recent') return t('search.recent');
    if (group === 'page') return t('search.pages');
    return group === 'action' ? t('search.actions') : titleOfType(group);
  }
}

const listStyle = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  p: 1,
};

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

type PaletteOptionProps = { hit: SearchHit; optionProps: HTMLAttributes<HTMLLIElement> };

function PaletteOption({ hit, optionProps }: PaletteOptionProps) {
  return (
    <Box component="li" {...optionProps} sx={optionStyle}>
      <hit.icon sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'body2', fontWeight: 500 }}>
          <HighlightedTitle title={hit.title} marks={hit.marks} />
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{hit.parents.join(' / ')}</Box>
      </Box>
    </Box>
  );
}

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 0.75,
  minHeight: 52,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused': {
    bgcolor: withAlpha('primary', 'tint', 0.16),
    // Visible in forced colours, where backgrounds are dropped.
    outline: '1px solid transparent',
    outlineOffset: -1,
  },
};

type HighlightedTitleProps = { title: string; marks: ReadonlySet<number> };

function HighlightedTitle({ title, marks }: HighlightedTitleProps) {
  return runs(title, marks).map(({ text, isMarked, at }) =>
    isMarked ? (
      <Box component="mark" key={at} sx={markStyle}>
        {text}
      </Box>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

type Run = { text: string; isMarked: boolean; at: number };

function runs(title: string, marks: ReadonlySet<number>): Run[] {
  const found: Run[] = [];
  for (let at = 0; at < title.length; at += 1) {
    const last = found.at(-1);
    const text = title.charAt(at);
    const isMarked = marks.has(at);
    if (last?.isMarked === isMarked) last.text += text;
    else found.push({ text, isMarked, at });
  }
  return found;
}

const markStyle = { color: 'primary.text', bgcolor: 'transparent', fontWeight: 700 };
