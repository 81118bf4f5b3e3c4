import { useTranslation } from 'react-i18next';
import { env } from '#src/env.ts';
import type { AskSeveral, AskedProduct } from '#src/features/product/compare/compare-store.ts';
import { ContactButton } from './contact-button.tsx';

/**
 * The button for places that show compared products. Undefined in builds without enquiries, so that they contain none
 * of its code.
 */
export const askSeveral: AskSeveral | undefined = import.meta.env.HAS_ENQUIRIES
  ? (products) => env.enquiryPath !== '' && <AskSeveralButton products={products} />
  : undefined;

function AskSeveralButton({ products }: { products: readonly AskedProduct[] }) {
  const { t } = useTranslation('product');
  const label = t(products.length > 1 ? 'ask.several' : 'ask.action');
  return <ContactButton asked={{ products }} label={label} variant="soft" size="medium" />;
}
