import { type Branch, pathTo } from '#src/lib/records/tree.ts';
import type { ProductCategory } from './schema.ts';

/** The names from the first level down to this category: `Sensors / Soil`. */
export function pathName(branch: Branch<ProductCategory>): string {
  return pathTo(branch)
    .map(({ record }) => record.name)
    .join(' / ');
}
