import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGoToField } from '#src/admin/form/core/form-fields.tsx';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { ChecklistPoints } from './checklist-points.tsx';
import type { Opened } from './find-problems.ts';

type ChecklistPanelProps = {
  isOpen: boolean;
  fields: CheckedFields;
  opened: Opened;
  record: string | undefined;
  /** Called with the number of dead links, once it is known. */
  onLinks: (count: number) => void;
  onClose: () => void;
  /** How the page will look where it is shared. */
  children: ReactNode;
};

/** What could be better before publishing; each point moves the focus to its field. On phones a sheet from below. */
export function ChecklistPanel(props: ChecklistPanelProps) {
  const { isOpen, fields, opened, record, onLinks, onClose, children } = props;
  const { t } = useTranslation(['crud', 'common']);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const goToField = useGoToField();
  const target = useRef<{ field: string; onThere?: (() => void) | undefined }>(null);

  const goTo = (field: string, onThere?: () => void) => {
    target.current = { field, onThere };
    onClose();
  };
  /** Not before: the drawer restores the focus to its button first. */
  const focusTarget = () => {
    const to = target.current;
    target.current = null;
    if (to === null) return;
    goToField(to.field);
    to.onThere?.();
  };

  return (
    <Drawer
      anchor={isPhone ? 'bottom' : 'right'}
      open={isOpen}
      onClose={onClose}
      slotProps={{
        transition: { onExited: focusTarget },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: isPhone ? sheetStyles : { width: 440, maxWidth: '100%' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', py: 1.5, pl: 2.5, pr: 1 }}>
        <Typography id={titleId} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          {t('checklist.title')}
        </Typography>
        <IconButton aria-label={t('common:action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box
        sx={{
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          px: 2.5,
          pb: 3,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <ChecklistPoints
          fields={fields}
          opened={opened}
          record={record}
          onLinks={onLinks}
          onGo={goTo}
        />
        {children}
      </Box>
    </Drawer>
  );
}

const sheetStyles = {
  maxHeight: '88dvh',
  borderStartStartRadius: 16,
  borderStartEndRadius: 16,
};
