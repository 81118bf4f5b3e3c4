import type { Id } from '#src/lib/records/id.ts';
import { sameId } from '#src/lib/records/id.ts';
import { childrenOf, inOrder, toTree } from '#src/lib/records/tree.ts';
import type { Branch } from '#src/lib/records/tree.ts';
import { pathName } from './path-name.ts';
import type { ProductCategory } from './schema.ts';

type ParentOptions = {
  options: { value: Id; label: string; disabled: boolean }[];
  hasSubcategories: boolean;
  isInCircle: boolean;
};

/**
 * Possible parents of the category with this id (none for a new one). The editor makes two levels: a
 * category of the first can be a parent, and one with subcategories gets none. A parent that it has
 * all the same, because the server has more levels or a circle, is named.
 */
export function parentOptions(
  categories: ProductCategory[],
  id: string | undefined,
): ParentOptions {
  const branches = inOrder(toTree(categories));
  const own = branches.find(({ record }) => sameId(record.id, id));
  const isInCircle = own?.isInCircle ?? false;
  const hasSubcategories = own !== undefined && childrenOf(categories, own.record.id).length > 0;
  const isParent = ({ record }: Branch<ProductCategory>) =>
    own !== undefined && sameId(record.id, own.record.parentId);
  const canBeParent = (branch: Branch<ProductCategory>) =>
    branch !== own && branch.level === 1 && !branch.isInCircle;
  const options = branches
    .filter((branch) => isParent(branch) || canBeParent(branch))
    .map((branch) => ({
      value: branch.record.id,
      label: pathName(branch),
      disabled: isParent(branch) ? isInCircle : hasSubcategories,
    }));
  return { options, hasSubcategories, isInCircle };
}
