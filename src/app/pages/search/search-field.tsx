import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { searchAddress } from './search-address.ts';

/** Pause in ms after the last key. */
const PAUSE = 350;

/**
 * Field that searches after a pause in typing, and at once on Enter. All typing is one history entry, which Enter
 * completes.
 */
export function SearchField({ q }: { q: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { t } = useTranslation('search');
  const { state } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOwn = isRecord(state) && 'isTyping' in state && arrival !== NavigationType.Pop;
  const isTyping = isRecord(state) && state.isTyping === true;
  /** The current history entry: the page renders for it a moment later. */
  const entry = useRef({ q, isTyping });

  const ask = (isComplete: boolean) => {
    clearTimeout(timer.current);
    const typed = typedText(input.current?.value ?? '');
    const before = entry.current;
    if (typed === before.q && !(isComplete && before.isTyping)) return;
    entry.current = { q: typed, isTyping: !isComplete };
    void navigate(searchAddress(typed), {
      replace: before.isTyping || before.q === '',
      state: { isTyping: !isComplete },
      preventScrollReset: true,
    });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(true);
  };
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(false), PAUSE);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  // Back, forward or a link: the field follows the address.
  useEffect(() => {
    if (isOwn || !input.current) return;
    clearTimeout(timer.current);
    // Text that was typed into the prerendered page stays.
    if (entry.current.q !== q) input.current.value = q;
    entry.current = { q, isTyping };
    // A visitor who comes from another page without a keyword wants to type one.
    if (arrival === NavigationType.Push && q === '') input.current.focus();
  }, [q, isOwn, isTyping, arrival]);

  return (
    // Works without JavaScript too.
    <Box component="form" role="search" action="/search" onSubmit={onSubmit} sx={styles.form}>
      <Search color="inherit" />
      <Box
        component="input"
        ref={input}
        name="q"
        type="search"
        defaultValue={q}
        placeholder={t('placeholder')}
        aria-label={t('label')}
        // Keeps the address short enough for servers; nobody types so much.
        maxLength={500}
        enterKeyHint="search"
        autoComplete="off"
        onInput={(event) => {
          // An input method is still composing.
          if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing))
            onInput();
        }}
        onCompositionEnd={onInput}
        sx={styles.input}
      />
      <Button type="submit" variant="contained" color="secondary" sx={styles.button}>
        {t('submit')}
      </Button>
    </Box>
  );
}

const styles = {
  form: {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 56,
    paddingInline: '16px 8px',
    border: 1,
    borderColor: 'control',
    borderRadius: 1,
    color: 'text.secondary',
    bgcolor: 'background.paper',
    '&:focus-within': {
      borderColor: 'primary.text',
      boxShadow: '0 0 0 1px var(--mui-palette-primary-text)',
    },
  },
  button: { flex: 'none', minHeight: 40, whiteSpace: 'nowrap' },
  input: {
    flexGrow: 1,
    alignSelf: 'stretch',
    minWidth: 0,
    p: 0,
    border: 0,
    outline: 0,
    color: 'text.primary',
    bgcolor: 'transparent',
    font: 'inherit',
    fontSize: '1.125rem',
    appearance: 'none',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
} as const;
