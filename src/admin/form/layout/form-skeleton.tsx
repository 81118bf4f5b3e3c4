import Box from '@mui/material/Box';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { FormColumns } from './form-columns.tsx';

export function FormSkeleton() {
  return (
    <BusyRegion>
      <FormColumns
        first={<LightSkeleton sx={{ typography: 'h4', height: 72, width: 240 }} />}
        main={[96, 320].map((height) => (
          <FieldSkeleton key={height} height={height} />
        ))}
        side={[1, 2, 3, 4].map((field) => (
          <FieldSkeleton key={field} height={56} />
        ))}
      />
    </BusyRegion>
  );
}

type FieldSkeletonProps = { height: number };

function FieldSkeleton({ height }: FieldSkeletonProps) {
  return (
    <Box sx={{ p: 1.75, height, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <LightSkeleton sx={{ typography: 'body1', width: 96 }} />
    </Box>
  );
}
