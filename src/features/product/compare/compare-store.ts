import * as v from 'valibot';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { id, type Id } from '#src/api/fields/fields.ts';
import { sameId } from '#src/lib/records/id.ts';
import { parseStored } from '#src/lib/browser/stored.ts';
import type { ReactNode } from 'react';

/** Maximum number of products in a comparison. */
export const MAX_COMPARED = 3;
const KEY = 'compared-products';

const ComparedProduct = v.object({
  id,
  name: v.string(),
  model: v.optional(v.string(), ''),
  cover: v.string(),
});
/** The part of a product that the bar shows and that names it in a message. */
export type ComparedProduct = v.InferOutput<typeof ComparedProduct>;
const Compared = v.pipe(v.array(ComparedProduct), v.maxLength(MAX_COMPARED));

// Empty at first, as in prerendered files: hydration starts from the initial state.
const compared = createStore<ComparedProduct[]>(() => []);
compared.setState(read(), true);

/** The products chosen for comparison, stored until the tab is closed. */
export function useCompared(): readonly ComparedProduct[] {
  return useStore(compared);
}

/**
 * Adds a product, or removes it if it is chosen.
 * @returns false if there are too many already
 */
export function toggleCompared({ id, name, model, cover }: ComparedProduct): boolean {
  const all = compared.getState();
  if (all.some((one) => sameId(one.id, id))) {
    removeCompared(id);
    return true;
  }
  if (all.length >= MAX_COMPARED) return false;
  save([...all, { id, name, model, cover }]);
  return true;
}

export function removeCompared(id: Id): void {
  save(compared.getState().filter((one) => !sameId(one.id, id)));
}

export function clearCompared(): void {
  save([]);
}

function save(all: ComparedProduct[]): void {
  compared.setState(all, true);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // The choice then lasts as long as the page.
  }
}

function read(): ComparedProduct[] {
  try {
    return parseStored(sessionStorage.getItem(KEY), Compared, []);
  } catch {
    // Storage is blocked, or this is Node.
    return [];
  }
}

export type AskedProduct = Pick<ComparedProduct, 'id' | 'name' | 'model'>;

/** A button to ask about these products in one message. */
export type AskSeveral = (products: readonly AskedProduct[]) => ReactNode;
