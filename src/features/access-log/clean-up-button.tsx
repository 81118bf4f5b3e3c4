import CleanUpIcon from '@mui/icons-material/AutoDeleteOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/admin/list/tool-button.tsx';
import { CleanUpDialog } from './clean-up-dialog.tsx';

/** Deletes old visits, after asking how old. */
export function CleanUpButton() {
  const { t } = useTranslation('access-log');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label={t('cleanUp.title')} onClick={() => setOpen(true)}>
        <CleanUpIcon />
      </ToolButton>
      {isOpen && <CleanUpDialog onClose={() => setOpen(false)} />}
    </>
  );
}
