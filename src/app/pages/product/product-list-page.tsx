import { ProductList } from '#src/features/product/public/product-list.tsx';
import { askSeveral } from '../../contact/ask-several.tsx';

export function Component() {
  return <ProductList askSeveral={askSeveral} />;
}
