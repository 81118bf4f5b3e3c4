import { CompareProducts } from '#src/features/product/public/compare-products.tsx';
import { askSeveral } from '../../contact/ask-several.tsx';

export function Component() {
  return <CompareProducts askSeveral={askSeveral} />;
}
