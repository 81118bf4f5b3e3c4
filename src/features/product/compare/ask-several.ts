import type { ReactNode } from 'react';
import type { ComparedProduct } from './compare-store.ts';

export type AskedProduct = Pick<ComparedProduct, 'id' | 'name' | 'model'>;

/** A button to ask about these products in one message. */
export type AskSeveral = (products: readonly AskedProduct[]) => ReactNode;
