import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { lazyPage } from '#src/i18n/namespaces.ts';

const load = lazyPage(() => import('./contact-dialog.tsx'), 'enquiry');

/** With its texts, which no page needs before. */
export const ContactDialog = createLazyPart(async () => (await load()).ContactDialog);
