import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ContactSubject } from './contact-subject.ts';
import { ContactDialog } from './lazy-contact-dialog.ts';

type ContactButtonProps = { subject: ContactSubject; label: string };

/** Button that opens the contact dialog about a record. */
export function ContactButton({ subject, label }: ContactButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        aria-haspopup="dialog"
        {...ContactDialog.prefetchOn}
        onClick={() => setOpen(true)}
        sx={{ '@media print': { display: 'none' } }}
      >
        {label}
      </Button>
      {isOpen && <ContactDialog subject={subject} onClose={close} onLoadFailed={close} />}
    </>
  );
}
