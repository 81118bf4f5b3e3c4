import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { decisions } from '#src/admin/form/checklist/set-aside.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { Folded } from './folded.tsx';

/** What was set aside on this computer, each with its reason and a way back. */
export function SetAsideList() {
  const { t } = useTranslation('site-check');
  const decided = Object.entries(decisions.useStored());
  if (decided.length === 0) return null;
  const name = t('aside.list');
  return (
    <Box sx={{ mt: 3 }}>
      <Folded title={t('counted', { name, count: decided.length })}>
        <Box component="ul" aria-label={name}>
          {decided.map(([key, { title, text, reason, at }]) => (
            <Box key={key} component="li" sx={decidedStyles}>
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="subtitle2" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2">{text}</Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {t('aside.because', { reason, time: formatDateTime(new Date(at).toISOString()) })}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={t('aside.undoOf', { name: title, text })}
                onClick={() => decisions.remove(key)}
              >
                {t('aside.undo')}
              </Button>
            </Box>
          ))}
        </Box>
      </Folded>
    </Box>
  );
}

const decidedStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};
