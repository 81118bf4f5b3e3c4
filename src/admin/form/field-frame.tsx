import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type FieldFrameProps = {
  label: string;
  /** Takes the field's change back; undefined while nothing is changed. */
  revert: (() => void) | undefined;
  children: ReactNode;
};

/** What takes the focus in a field, but for MUI's inputs that only carry a value. */
const FOCUSABLE = '[tabindex="0"], input:not([tabindex="-1"]), textarea, button';

/** Around a field: once it is changed, a small button on its border takes that back. */
export function FieldFrame({ label, revert, children }: FieldFrameProps) {
  const { t } = useTranslation('crud');
  const field = useRef<HTMLDivElement>(null);
  const onRevert = () => {
    revert?.();
    // The button that was pressed is gone afterwards.
    field.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <div ref={field}>{children}</div>
      {revert && (
        <Tooltip title={t('form.revert')}>
          <IconButton
            size="small"
            aria-label={t('form.revertOf', { name: label })}
            onClick={onRevert}
            sx={{
              position: 'absolute',
              top: -14,
              insetInlineEnd: 8,
              p: '3px',
              // On a border: its room is what lies around it.
              minWidth: 0,
              minHeight: 0,
              '&::after': { content: '""', position: 'absolute', inset: '-9px' },
              border: 1,
              borderColor: 'divider',
              // On the line of the border, which must not show through.
              bgcolor: 'background.paper',
              '&:hover': { bgcolor: 'background.neutral' },
            }}
          >
            <UndoIcon sx={{ fontSize: 20 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
