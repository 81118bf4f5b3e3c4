import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useOwnName } from '#src/components/page/site-name.ts';
import { useNow } from '#src/components/use-now.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';

type SimpleFooterProps = {
  /** The company's name; defaults to the site's own. */
  name?: string | undefined;
};

export function SimpleFooter({ name }: SimpleFooterProps) {
  const { t } = useTranslation();
  const ownName = useOwnName();
  const year = serverDay(useNow()).slice(0, 4);
  return (
    <Box component="footer" sx={styles}>
      <span>{t('simpleFooter.rights', { year, name: name ?? ownName })}</span>
      <span>{t('simpleFooter.credit')}</span>
    </Box>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 3,
  rowGap: 0.5,
  px: 2,
  py: 3,
  color: 'text.secondary',
  typography: 'caption',
  textAlign: 'center',
};
