import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { SxProps } from '@mui/material/styles';
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

/** A form's two columns; one column on narrow screens, and where large text leaves no room. */
export function FormColumns({ first, main, side }: FormColumnsProps) {
  const isFirstDrawn = useMountedLater();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2.5,
        alignItems: 'flex-start',
      }}
    >
      <FormCard sx={mainStyles}>
        {first}
        {isFirstDrawn ? main : <Box aria-busy sx={{ height: HEIGHT - FIRST }} />}
      </FormCard>
      <FormCard sx={sideStyles}>
        {isFirstDrawn ? <MountLater placeholder={SIDE_SKELETON}>{side}</MountLater> : SIDE_SKELETON}
      </FormCard>
    </Box>
  );
}

/** Takes all the room that is left, 600 px at 1280, and the whole width where that is less than 24 rem; beside the page 19. */
const mainStyles = {
  minWidth: 0,
  flex: { xs: '1 1 100%', lg: '1000000 1 var(--form-main, 24rem)' },
};
const sideStyles = {
  minWidth: 0,
  flex: { xs: '1 1 100%', lg: '1 1 280px' },
  // A date with its buttons has just room.
  '& > .MuiCardContent-root': { px: { lg: 2 } },
};

/** In px: about as high as a column's fields. */
const HEIGHT = 480;
/** In px: of the first field with the gap below it. */
const FIRST = 80;
const SIDE_SKELETON = <Skeleton variant="rounded" height={HEIGHT} />;

type FormCardProps = { sx: SxProps; children: ReactNode };

function FormCard({ sx, children }: FormCardProps) {
  return (
    <Card sx={sx}>
      <CardContent>
        {/* A field's languages ask how wide it is. */}
        <Stack spacing={3} sx={{ containerType: 'inline-size' }}>
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}
