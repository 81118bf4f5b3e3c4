import { useCallback } from 'react';
import type { ComponentProps } from 'react';
import { Toolbar } from './toolbar.tsx';
import { ViewsButton } from './views-button.tsx';
import { useListMemory } from './use-list-memory.ts';
import type { SavedView } from './list-memory.ts';
import type { ListParams } from './use-list-params.ts';

type ListToolbarProps = ComponentProps<typeof Toolbar> & { params: ListParams };

/** Above every list: quick filter, the type's own filters, tools, named views, refresh (B1, B7). */
export function ListToolbar({ tools, ...props }: ListToolbarProps) {
  const { memory, remember } = useListMemory();
  const { search, go } = props.params;
  const keepViews = useCallback((views: SavedView[]) => remember({ views }), [remember]);
  return (
    <Toolbar
      {...props}
      tools={
        <>
          {tools}
          <ViewsButton views={memory.views} current={search} onChoose={go} onChange={keepViews} />
        </>
      }
    />
  );
}
