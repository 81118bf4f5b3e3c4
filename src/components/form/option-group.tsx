import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

type OptionGroupProps = { title: string; children: ReactNode };

/** Options of a listbox under a title. MUI's own groups lack the roles. */
export function OptionGroup({ title, children }: OptionGroupProps) {
  const id = useId();
  return (
    <li role="none">
      <div role="group" aria-labelledby={id}>
        <Box id={id} sx={{ typography: 'overline', color: 'text.secondary', px: 1.5, py: 0.5 }}>
          {title}
        </Box>
        <Box component="ul" role="none" sx={{ mb: 1 }}>
          {children}
        </Box>
      </div>
    </li>
  );
}
