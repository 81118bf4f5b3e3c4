import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ToolButton } from '#src/components/list/tool-button.tsx';
import { useListMemory } from './use-list-memory.ts';
import type { ListParams } from './use-list-params.ts';

const ViewsDialog = lazy(async () => {
  const { ViewsDialog: dialog } = await import('#src/components/list/views-dialog.tsx');
  return { default: dialog };
});

type ViewsButtonProps = { params: ListParams };

/** Named views of a list: its state in the URL, kept under a name (B7). */
export function ViewsButton({ params }: ViewsButtonProps) {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  const { memory, remember } = useListMemory();
  const [address] = useSearchParams();
  // Which page somebody was on says nothing of what they look for.
  const current = new URLSearchParams([...address].filter(([key]) => !NO_PART.has(key)));
  return (
    <>
      <ToolButton label={t('list.views')} onClick={() => setOpen(true)}>
        <ViewsIcon />
      </ToolButton>
      {isOpen && (
        <Suspense>
          <ViewsDialog
            views={memory.views}
            current={current.toString()}
            onChoose={(search) => params.go(new URLSearchParams(search))}
            onChange={(views) => remember({ views })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const NO_PART = new Set(['page', 'view']);
