import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

const load = lazyPage(() => import('./contact-dialog.tsx'), 'enquiry');

/** The contact dialog, loaded together with its texts, which no page needs before. */
export const ContactDialog = createLazyPart(async () => (await load()).ContactDialog);
