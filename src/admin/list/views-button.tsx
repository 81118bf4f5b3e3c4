import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { memo, useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from './tool-button.tsx';
import { ViewsDialog } from './views-dialog.tsx';

type ViewsButtonProps = Omit<ComponentProps<typeof ViewsDialog>, 'onClose'>;

/** Named views of a list: its state, kept under a name. */
export const ViewsButton = memo((props: ViewsButtonProps) => {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label={t('list.views')} onClick={() => setOpen(true)}>
        <ViewsIcon />
      </ToolButton>
      {isOpen && <ViewsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
});
ViewsButton.displayName = 'ViewsButton';
