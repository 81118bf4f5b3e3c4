import type { InputOf } from '#src/api/fields/record-fields.ts';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { menuFields } from './schema.ts';

export type MenuItemInput = InputOf<typeof menuFields>;
export const MenuItemInput = inputSchema(menuFields);

export const emptyMenuItem = emptyOf(menuFields);
