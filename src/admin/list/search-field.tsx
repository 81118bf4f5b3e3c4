import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_PAUSE } from './search-pause.ts';
import { usePlainKey } from './use-plain-key.ts';

type SearchFieldProps = {
  value: string;
  onChange: (value: string) => void;
};

/**
 * The quick filter: tells of a new value when typing pauses, at once on Enter, and never while an
 * input method is still composing. `/` anywhere on the page puts the cursor here.
 */
export const SearchField = memo(({ value, onChange }: SearchFieldProps) => {
  const { t } = useTranslation('crud');
  // No key to hint at, and no room for it.
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const composing = useRef(false);
  // What is being typed, until the cursor leaves: the URL may lag behind.
  const [typed, setTyped] = useState<string | null>(null);

  const commit = (next: string, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChange(next.trim()), delay);
  };

  usePlainKey('/', () => input.current?.focus());
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const shown = typed ?? value;
  return (
    <TextField
      size="small"
      type="search"
      inputRef={input}
      value={shown}
      placeholder={t(isPhone ? 'action.search' : 'list.searchHint')}
      // Gives way before the filters beside it: they would break into another row.
      sx={{ flex: { xs: '1 1 0', sm: '0 1000000 280px' }, minWidth: { sm: 180 }, ...ownClear }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!composing.current) commit(target.value, SEARCH_PAUSE);
      }}
      onBlur={() => {
        if (typed !== null && typed.trim() !== value) onChange(typed.trim());
        window.clearTimeout(timer.current);
        setTyped(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit(shown, 0);
      }}
      slotProps={{
        htmlInput: {
          'aria-label': t('action.search'),
          onCompositionStart: () => {
            composing.current = true;
          },
          onCompositionEnd: (event: React.CompositionEvent<HTMLInputElement>) => {
            composing.current = false;
            commit(event.currentTarget.value, SEARCH_PAUSE);
          },
        },
        input: {
          startAdornment: !isPhone && (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: shown && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={t('action.clear')}
                onClick={() => {
                  setTyped('');
                  commit('', 0);
                  input.current?.focus();
                }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
});
SearchField.displayName = 'SearchField';

/** Chromium's own button for it would stand beside ours. */
const ownClear = { '& ::-webkit-search-cancel-button': { display: 'none' } };
