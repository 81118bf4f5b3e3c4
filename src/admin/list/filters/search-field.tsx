import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { SEARCH_PAUSE } from './search-pause.ts';
import type { HistoryOptions } from '#src/admin/list/core/use-list-state.ts';
import { usePlainKey } from '#src/admin/ui/use-plain-key.ts';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

type SearchFieldProps = {
  value: string;
  /** Until the field is left, all changes but the first replace the entry of the history. */
  onChange: (value: string, options: HistoryOptions) => void;
};

/**
 * The quick filter: calls `onChange` when typing pauses, at once on Enter, and never during IME
 * composition. The key `/` focuses it.
 */
export const SearchField = memo(({ value, onChange }: SearchFieldProps) => {
  const { t } = useTranslation('crud');
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const composing = useRef(false);
  const hasBegun = useRef(false);
  // The typed text until blur; `value` comes from the URL and may lag behind.
  const [typed, setTyped] = useState<string | null>(null);

  const change = (next: string) => {
    onChange(typedText(next), { replace: hasBegun.current });
    hasBegun.current = true;
  };
  const commit = (next: string, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => change(next), delay);
  };
  const forget = () => {
    window.clearTimeout(timer.current);
    hasBegun.current = false;
    composing.current = false;
    setTyped(null);
  };

  useOnBack(forget);
  usePlainKey('/', () => input.current?.focus());
  // The list may stay alive when its page is left.
  const leave = useEffectEvent(forget);
  useEffect(() => () => leave(), []);

  const shown = typed ?? value;
  return (
    <TextField
      size="small"
      type="search"
      inputRef={input}
      value={shown}
      placeholder={t('action.search')}
      // Shrinks before the filters, which would wrap into another row.
      sx={{
        flex: { xs: '1 1 8.75rem', sm: '0 1000000 17.5rem' },
        minWidth: '8.75rem',
        ...ownClear,
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        if (!composing.current) commit(target.value, SEARCH_PAUSE);
      }}
      onBlur={() => {
        if (typed !== null && typed.trim() !== value) change(typed);
        forget();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) commit(shown, 0);
      }}
      slotProps={{
        htmlInput: {
          'aria-label': t('action.search'),
          'aria-keyshortcuts': '/',
          ...(!isPhone && { title: t('list.searchHint') }),
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

/** Hides Chromium's clear button, as the field has its own. */
const ownClear = { '& ::-webkit-search-cancel-button': { display: 'none' } };

/** Calls a function after "back" and "forward". */
function useOnBack(act: () => void): void {
  const { key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  // A step forward and back again may come in one render, where the key stays.
  const entry = `${key} ${isPop}`;
  const seen = useRef(entry);
  const notify = useEffectEvent(act);
  useEffect(() => {
    if (seen.current === entry) return;
    seen.current = entry;
    if (isPop) notify();
  }, [entry, isPop]);
}
