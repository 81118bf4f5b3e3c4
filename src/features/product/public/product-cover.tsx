import { ViewTransition } from 'react';
import type { ReactNode } from 'react';
import type { Id } from '#src/api/fields.ts';

type ProductCoverProps = {
  /** Whose picture it is. Undefined where it does not grow: in a preview, beside a product's own page. */
  id: Id | undefined;
  children: ReactNode;
};

/** A product's picture: on the way from a card to the product's page it grows. */
export function ProductCover({ id, children }: ProductCoverProps) {
  if (id === undefined) return children;
  return (
    <ViewTransition name={`product-${id}`} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}
