import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '#src/admin/list/core/list-context.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { ViewsDialog } from './views-dialog.tsx';

/** Opens the dialog with the list's saved views. */
export function ViewsButton() {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  const { memory, remember, search, go } = useList().params;
  return (
    <>
      <ToolButton label={t('list.views')} onClick={() => setOpen(true)}>
        <ViewsIcon />
      </ToolButton>
      {isOpen && (
        <ViewsDialog
          views={memory.views}
          current={search}
          onChoose={go}
          onChange={(views) => remember({ views })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
