import { type ReactNode, ViewTransition } from 'react';
import type { Id } from '#src/api/fields/fields.ts';
import { transitionName } from '#src/components/transition-name.ts';

type ProductCoverProps = {
  /** Names the view transition from card to product; undefined for none. */
  id: Id | undefined;
  children: ReactNode;
};

export function ProductCover({ id, children }: ProductCoverProps) {
  if (id === undefined) return children;
  return (
    <ViewTransition name={transitionName('product', id)} share="auto" default="none">
      {children}
    </ViewTransition>
  );
}
