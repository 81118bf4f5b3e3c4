import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { env } from '#src/env.ts';
import type { AskSeveral } from '#src/features/product/compare/compare-store.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { AskSeveralButton } from './ask-several-button.tsx';
import type { LazySeveralDialog } from './ask-several-button.tsx';

/**
 * The button for the places that show compared products. Undefined in builds without enquiries, which have none of its
 * code.
 */
export const askSeveral: AskSeveral | undefined = import.meta.env.HAS_ENQUIRIES
  ? askIn(
      createLazyPart(async () => {
        const load = lazyPage(() => import('./several-dialog.tsx'), 'enquiry');
        return (await load()).SeveralDialog;
      }),
    )
  : undefined;

function askIn(dialog: LazySeveralDialog): AskSeveral {
  return (products) =>
    env.enquiryPath === '' ? undefined : <AskSeveralButton products={products} dialog={dialog} />;
}
