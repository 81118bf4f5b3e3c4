import CleanUpIcon from '@mui/icons-material/AutoDeleteOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/components/list/tool-button.tsx';

const CleanUpDialog = lazy(async () => {
  const { CleanUpDialog: dialog } = await import('./clean-up-dialog.tsx');
  return { default: dialog };
});

/** Deletes old visits, after asking how old. */
export function CleanUpButton() {
  const { t } = useTranslation('access-log');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label={t('cleanUp.title')} onClick={() => setOpen(true)}>
        <CleanUpIcon />
      </ToolButton>
      {isOpen && (
        <Suspense>
          <CleanUpDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
