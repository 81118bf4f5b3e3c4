import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { Selection } from '#src/admin/list/use-selection.ts';
import type { Photo } from '../schema.ts';

type SelectPageProps = {
  /** Those on this page. */
  photos: Photo[];
  selection: Selection;
  ref: Ref<HTMLInputElement>;
};

/** Selects all photos of a page, or lets them go; the selection of other pages stays. */
export function SelectPage({ photos, selection, ref }: SelectPageProps) {
  const { t } = useTranslation(['photo-management', 'crud']);
  const count = selection.ids.size;
  const onPage = photos.filter(({ id }) => selection.ids.has(id)).length;
  const isAll = onPage === photos.length;
  const toggle = () => {
    const ids = photos.map(({ id }) => id);
    if (isAll) selection.drop(ids);
    else selection.set([...selection.ids, ...ids]);
  };
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={onPage > 0 && !isAll}
            onChange={toggle}
            slotProps={{ input: { ref } }}
          />
        }
        label={t('gallery.selectPage')}
      />
      {/* Stands below as well, where it comes and goes and would not be read out. */}
      <VisuallyHidden live>{count > 0 && t('crud:list.selected', { count })}</VisuallyHidden>
    </Box>
  );
}
