import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useState } from 'react';
import { MountLater } from '#src/admin/form/core/mount-later.tsx';
import { Unfold } from '#src/admin/form/core/form-fields.tsx';

type FormSectionProps = {
  title: string;
  children: ReactNode;
};

/** Rarely needed fields, folded until they are opened or one of them is invalid. */
export function FormSection({ title, children }: FormSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const unfold = useCallback(() => setOpen(true), []);
  return (
    <Accordion
      disableGutters
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ '&::before': { display: 'none' }, boxShadow: 'none', borderRadius: 1 }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography variant="subtitle2" component="span">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Unfold value={unfold}>
          <MountLater>
            <Stack spacing={3}>{children}</Stack>
          </MountLater>
        </Unfold>
      </AccordionDetails>
    </Accordion>
  );
}
