import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

/** The contact dialog, loaded together with its texts, which no page needs before. */
export const ContactDialog = lazyPart(
  lazyPage(() => import('./contact-dialog.tsx'), 'enquiry'),
  'ContactDialog',
);
