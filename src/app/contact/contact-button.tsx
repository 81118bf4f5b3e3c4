import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { Asked } from './contact-subject.ts';
import { ContactDialog } from './lazy-contact-dialog.ts';

type ContactButtonProps = {
  asked: Asked;
  label: string;
  /** Name of the record, where several of these buttons are side by side. */
  about?: ReactNode;
  variant?: 'contained' | 'soft';
  size?: 'medium' | 'large';
};

/** Button that opens the contact dialog about a record or several products. */
export function ContactButton(props: ContactButtonProps) {
  const { asked, label, about, variant = 'contained', size = 'large' } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant={variant}
        color="secondary"
        size={size}
        aria-haspopup="dialog"
        {...ContactDialog.prefetchOn}
        onClick={() => setOpen(true)}
        sx={{ flex: 'none', '@media print': { display: 'none' } }}
      >
        {label}
        {about && <VisuallyHidden>{about}</VisuallyHidden>}
      </Button>
      {isOpen && <ContactDialog asked={asked} onClose={close} onLoadFailed={close} />}
    </>
  );
}
