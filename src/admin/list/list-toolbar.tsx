import { memo, useCallback, useState } from 'react';
import type { ComponentProps } from 'react';
import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { useTranslation } from 'react-i18next';
import { Toolbar } from './filters/toolbar.tsx';
import { useListMemory } from './core/list-memory.ts';
import type { SavedView } from './core/list-memory.ts';
import type { ListParams } from './core/use-list-params.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { ViewsDialog } from './memory/views-dialog.tsx';

type ListToolbarProps = ComponentProps<typeof Toolbar> & { params: ListParams };

/** The toolbar of a content type's list: search, filters, tools, saved views, refresh. */
export function ListToolbar({ tools, ...props }: ListToolbarProps) {
  const { memory, remember } = useListMemory();
  const { search, go } = props.params;
  const saveViews = useCallback((views: SavedView[]) => remember({ views }), [remember]);
  return (
    <Toolbar
      {...props}
      tools={
        <>
          {tools}
          <ViewsButton views={memory.views} current={search} onChoose={go} onChange={saveViews} />
        </>
      }
    />
  );
}

type ViewsButtonProps = Omit<ComponentProps<typeof ViewsDialog>, 'onClose'>;

const ViewsButton = memo((props: ViewsButtonProps) => {
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
