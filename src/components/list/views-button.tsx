import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { lazy, Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from './tool-button.tsx';
import type { ViewsDialog as Dialog } from './views-dialog.tsx';

const ViewsDialog = lazy(async () => {
  const { ViewsDialog: dialog } = await import('./views-dialog.tsx');
  return { default: dialog };
});

type ViewsButtonProps = Omit<ComponentProps<typeof Dialog>, 'onClose'>;

/** Named views of a list: its state, kept under a name. */
export function ViewsButton(props: ViewsButtonProps) {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton label={t('list.views')} onClick={() => setOpen(true)}>
        <ViewsIcon />
      </ToolButton>
      {isOpen && (
        <Suspense>
          <ViewsDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
