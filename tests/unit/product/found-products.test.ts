import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { foundProducts } from '#src/features/product/search/found-products.ts';
import { mock } from '#tests/support/mock.ts';

it('without a keyword all products are there, and no text of theirs is read', async () => {
  // A text needs a document.
  vi.stubGlobal('document', undefined);
  const found = await new QueryClient().fetchQuery(foundProducts('', ''));
  vi.unstubAllGlobals();
  expect(found.rows).toHaveLength(mock.db.products.all().filter(hasShownStatus).length);
});
