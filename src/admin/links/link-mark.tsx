import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import BrokenIcon from '@mui/icons-material/LinkOff';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { useLinkTarget } from './use-link-target.ts';

type LinkMarkProps = { href: string };

/** A chip for a link that visitors cannot open; renders nothing for others. */
export function LinkMark({ href }: LinkMarkProps) {
  const { t } = useTranslation('crud');
  const { state } = useLinkTarget(href);
  if (state !== 'gone' && state !== 'hidden') return null;
  return (
    <Chip
      component="span"
      size="small"
      color="warning"
      icon={state === 'gone' ? <BrokenIcon /> : <HiddenIcon />}
      label={t(`link.mark.${state}`)}
      sx={{ height: '1.25rem', flexShrink: 0 }}
    />
  );
}
