import { hasShownStatus } from '#src/api/fields/status.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { MenuItemInput, emptyMenuItem } from '#src/features/menu/input.ts';
import { MenuItem } from '#src/features/menu/schema.ts';
import type { Database } from '../../database.ts';
import { crudHandlers, ensure, listCall, type Resource } from '../crud.ts';
import { define } from '../define.ts';
import { bySort } from '../query.ts';
import { Refusal } from '../refusal.ts';

const resource: Resource<MenuItem> = {
  rows: (db) => db.menu,
  record: MenuItem,
  input: MenuItemInput,
  empty: emptyMenuItem,
  noun: '菜单',
  listing: { search: ['title', 'path'], order: bySort },
  check: ({ db }, { id, parentId, position }) => {
    if (parentId === null) return;
    const parent = db.menu.find(parentId);
    ensure(parent?.position === position, 'parentId', '上级菜单不存在');
    ensure(!isBelow(db, parentId, id), 'parentId', '上级菜单不能是自己或自己的下级');
  },
  checkRemoval: ({ db }, { id }) => {
    const children = childrenOf(db, id).length;
    if (children > 0) throw new Refusal(409, `该菜单下还有 ${children} 个下级菜单，不能删除`);
  },
  // The menu is stored flat: items have the ids of their parents.
  owned: ['children'],
  present: flat,
};

export const menuCalls = [
  define('GET /menu/list', ({ db }) => tree(db, 'header')),
  // Some servers send `name` instead of `title`; here the footer's call does.
  define('GET /menu/foot', ({ db }) => tree(db, 'foot').map(titleAsName)),
  define('GET /menu/system/list', ({ db }) => tree(db, 'system'), 'session'),
  { ...listCall('GET /menu/show', resource), access: 'session' as const },
  ...crudHandlers(crudCalls('/menu'), resource),
];

type Branch = Omit<MenuItem, 'children'> & { children?: Branch[] };

function tree(db: Database, position: MenuItem['position'], parent: unknown = null): Branch[] {
  return childrenOf(db, parent)
    .filter((item) => item.position === position && hasShownStatus(item))
    .map((item) => {
      const children = tree(db, position, item.id);
      return children.length > 0 ? { ...flat(item), children } : flat(item);
    });
}

function childrenOf(db: Database, parent: unknown): MenuItem[] {
  return db.menu.sorted('', bySort).filter((item) => String(item.parentId) === String(parent));
}

function isBelow(db: Database, id: MenuItem['parentId'], top: MenuItem['id']): boolean {
  const above = new Set<string>();
  for (let next = id; next !== null && !above.has(String(next));) {
    above.add(String(next));
    next = db.menu.find(next)?.parentId ?? null;
  }
  return above.has(String(top));
}

function flat({ children: _, name, ...item }: MenuItem) {
  return name === '' ? item : { ...item, name };
}

function titleAsName({ title, children, ...item }: Branch): object {
  return { ...item, name: title, ...(children ? { children: children.map(titleAsName) } : {}) };
}
