import FineIcon from '@mui/icons-material/CheckCircleOutlined';
import GoIcon from '@mui/icons-material/ChevronRight';
import HintIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WaitingIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

type PointState = 'fine' | 'hint' | 'checking';

const ICONS = {
  fine: <FineIcon fontSize="small" sx={{ color: 'success.text' }} />,
  hint: <HintIcon fontSize="small" sx={{ color: 'warning.text' }} />,
  checking: <WaitingIcon fontSize="small" sx={{ color: 'text.secondary' }} />,
};

type ChecklistPointProps = {
  title: string;
  state: PointState;
  /** What could be better. */
  children: ReactNode;
};

export function ChecklistPoint({ title, state, children }: ChecklistPointProps) {
  const { t } = useTranslation('crud');
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
        {ICONS[state]}
        <Typography
          variant={state === 'hint' ? 'subtitle2' : 'body2'}
          component="h3"
          sx={{ color: state === 'hint' ? 'text.primary' : 'text.secondary' }}
        >
          {title}
          <VisuallyHidden>{t(`checklist.state.${state}`)}</VisuallyHidden>
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

type PointLinkProps = {
  label: string;
  onGo: () => void;
  children: ReactNode;
};

/** Something that could be better; pressed, it moves the focus to its field. */
export function PointLink({ label, onGo, children }: PointLinkProps) {
  const { t } = useTranslation('crud');
  return (
    <ButtonBase onClick={onGo} sx={linkStyles}>
      <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {children}
        <Box
          component="span"
          sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}
        >
          {t('checklist.goTo', { name: label })}
        </Box>
      </Box>
      <GoIcon
        fontSize="small"
        sx={{ color: 'text.secondary', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}
      />
    </ButtonBase>
  );
}

const linkStyles = {
  display: 'flex',
  width: 1,
  gap: 1,
  mt: 0.75,
  // In line with the point's title.
  marginInlineStart: 3.5,
  maxWidth: 'calc(100% - 28px)',
  px: 1.5,
  py: 1,
  minHeight: 44,
  textAlign: 'start',
  typography: 'body2',
  borderRadius: 1,
  bgcolor: 'background.neutral',
  '&:hover': { bgcolor: 'action.hover' },
};
