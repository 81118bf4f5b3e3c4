import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { MountLater } from '#src/admin/form/core/mount-later.tsx';

type FormColumnsProps = {
  /** The content: title, text. */
  main: ReactNode;
  /** Status, order, time, cover, category. */
  side: ReactNode;
};

/** A form's two columns; one column on narrow screens. */
export function FormColumns({ main, side }: FormColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
      }}
    >
      <FormCard>{main}</FormCard>
      <FormCard>
        <MountLater placeholder={SIDE_SKELETON}>{side}</MountLater>
      </FormCard>
    </Box>
  );
}

/** About as high as the fields it replaces. */
const SIDE_SKELETON = <Skeleton variant="rounded" height={480} />;

type FormCardProps = { children: ReactNode };

function FormCard({ children }: FormCardProps) {
  return (
    <Card>
      <CardContent>
        <Stack spacing={3}>{children}</Stack>
      </CardContent>
    </Card>
  );
}
