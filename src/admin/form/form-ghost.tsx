import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { FormColumns } from './form-columns.tsx';

/** A form on its way: its two columns with fields. */
export function FormGhost() {
  return (
    <Waiting>
      <FormColumns
        main={[56, 96, 320].map((height) => (
          <Field key={height} height={height} />
        ))}
        side={[1, 2, 3, 4].map((field) => (
          <Field key={field} height={56} />
        ))}
      />
    </Waiting>
  );
}

type FieldProps = { height: number };

function Field({ height }: FieldProps) {
  return (
    <Box sx={{ p: 1.75, height, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Ghost sx={{ typography: 'body1', width: 96 }} />
    </Box>
  );
}
