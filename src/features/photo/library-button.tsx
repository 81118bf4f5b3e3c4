import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import { RouterButton } from '#src/components/router-link.tsx';
import { LIBRARY } from './library.ts';

/** Leads from another page of the photos to the library. */
export function LibraryButton({ label }: { label: string }) {
  return (
    <RouterButton
      to={LIBRARY}
      variant="outlined"
      color="inherit"
      startIcon={<CollectionsOutlined />}
    >
      {label}
    </RouterButton>
  );
}
