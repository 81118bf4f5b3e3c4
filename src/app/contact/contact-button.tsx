import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { ContactSubject } from './contact-subject.ts';
import { ContactDialog } from './lazy-contact-dialog.ts';

type ContactButtonProps = {
  subject: ContactSubject;
  label: string;
  /** Name of the record, where several of these buttons are side by side. */
  about?: ReactNode;
  size?: 'medium' | 'large';
};

/** Button that opens the contact dialog about a record. */
export function ContactButton({ subject, label, about, size = 'large' }: ContactButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="contained"
        color="secondary"
        size={size}
        aria-haspopup="dialog"
        {...ContactDialog.prefetchOn}
        onClick={() => setOpen(true)}
        sx={{ '@media print': { display: 'none' } }}
      >
        {label}
        {about && <VisuallyHidden>{about}</VisuallyHidden>}
      </Button>
      {isOpen && <ContactDialog subject={subject} onClose={close} onLoadFailed={close} />}
    </>
  );
}
