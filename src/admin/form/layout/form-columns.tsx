import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { MountLater } from '#src/admin/form/core/mount-later.tsx';
import { useMountedLater } from '#src/admin/form/core/use-mounted-later.ts';

type FormColumnsProps = {
  /** The content's first field: drawn at once, everything else after it. */
  first: ReactNode;
  /** The rest of the content: text, pictures. */
  main?: ReactNode;
  /** Status, order, time, cover, category. */
  side: ReactNode;
};

/** A form's two columns; one column on narrow screens. */
export function FormColumns({ first, main, side }: FormColumnsProps) {
  const isFirstDrawn = useMountedLater();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: 'var(--form-columns, minmax(0, 1fr) 360px)',
        },
      }}
    >
      <FormCard>
        {first}
        {isFirstDrawn ? main : <Box aria-busy sx={{ height: HEIGHT - FIRST }} />}
      </FormCard>
      <FormCard>
        {isFirstDrawn ? <MountLater placeholder={SIDE_SKELETON}>{side}</MountLater> : SIDE_SKELETON}
      </FormCard>
    </Box>
  );
}

/** In px: about as high as a column's fields. */
const HEIGHT = 480;
/** In px: of the first field with the gap below it. */
const FIRST = 80;
const SIDE_SKELETON = <Skeleton variant="rounded" height={HEIGHT} />;

type FormCardProps = { children: ReactNode };

function FormCard({ children }: FormCardProps) {
  return (
    <Card>
      <CardContent>
        {/* A field's languages ask how wide it is. */}
        <Stack spacing={3} sx={{ containerType: 'inline-size' }}>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}
