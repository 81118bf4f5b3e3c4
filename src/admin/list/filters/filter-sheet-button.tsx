import FilterIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { useList } from '#src/admin/list/core/list-context.ts';

const FilterSheet = createLazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

type FilterSheetButtonProps = {
  /** The filters. */
  children: ReactNode;
};

/** Opens the filters of a list on phones, and says how many of them are set. */
export function FilterSheetButton({ children }: FilterSheetButtonProps) {
  const { t } = useTranslation('crud');
  const { params, read, total } = useList();
  const [isOpen, setOpen] = useState(false);
  const names = Object.keys(params.filters);
  // A range of days is one filter.
  const set = names.filter((name) => name !== 'to' || !names.includes('from')).length;
  const reset = () => params.set(Object.fromEntries(names.map((name) => [name, ''])));
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color={set > 0 ? 'primary' : 'inherit'}
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...FilterSheet.prefetchOn}
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0 }}
      >
        {set > 0 ? t('list.filtersOn', { count: set }) : t('list.filters')}
      </Button>
      <FilterSheet
        isOpen={isOpen}
        count={read.data && (total ?? undefined)}
        onReset={set > 0 ? reset : undefined}
        onClose={close}
        onLoadFailed={close}
      >
        {children}
      </FilterSheet>
    </>
  );
}
