import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '#src/components/use-debounced-value.ts';
import { useLinkTarget } from './use-link-target.ts';

type LinkHintProps = {
  href: string;
  /** Shown where nothing is known of the link. */
  hint: string | undefined;
  /** Titles of the content types that could not be searched. */
  failed: readonly string[];
};

/** In ms; the URL must be unchanged for so long before its record is read. */
const PAUSE = 300;

/** The line below a link field: the target of the link, and whether visitors can open it. */
export function LinkHint({ href, hint, failed }: LinkHintProps) {
  const { t } = useTranslation('crud');
  const settled = useDebouncedValue(href, PAUSE);
  const { state, title, type } = useLinkTarget(settled === href ? href : '');
  if (failed.length > 0) return warning(t('link.failed', { types: failed.join('、') }));
  if (state === 'gone') return warning(t('link.gone'));
  if (state === 'hidden') return warning(t('link.hidden', { title }));
  return state === 'ok' ? t('link.leadsTo', { type, title }) : hint;
}

function warning(text: string) {
  return (
    <Box component="span" sx={{ color: 'warning.text' }}>
      {text}
    </Box>
  );
}
