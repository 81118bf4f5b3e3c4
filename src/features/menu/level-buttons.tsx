import OutdentIcon from '@mui/icons-material/FormatIndentDecrease';
import IndentIcon from '@mui/icons-material/FormatIndentIncrease';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Move, useSaveMoves } from '#src/admin/list/order/use-save-moves.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';
import { indented, outdented } from './levels.ts';
import type { MenuItem } from './schema.ts';
import { menuItemsApi } from './admin-api.ts';

type LevelButtonsProps = {
  /** All items of the menu as a flat list. */
  rows: MenuItem[];
  item: MenuItem;
};

/** Indents an item below its previous sibling, or outdents it; nothing for somebody who may not edit. */
export function LevelButtons({ rows, item }: LevelButtonsProps) {
  const { t } = useTranslation('menu');
  const save = useSaveMoves(menuItemsApi);
  const { place, moved } = useFocusAfterMove(item.id);
  if (!save) return null;
  const buttons = [
    { key: 'out', changes: outdented(rows, item.id), Icon: OutdentIcon },
    { key: 'in', changes: indented(rows, item.id), Icon: IndentIcon },
  ] as const;
  return (
    <Box ref={place} tabIndex={-1} sx={{ display: 'flex', whiteSpace: 'nowrap', outline: 0 }}>
      {buttons.map(({ key, changes, Icon }) => (
        <Tooltip key={key} title={t(`level.${key}`)}>
          {/* A disabled button fires no events for the tooltip. */}
          <span>
            <IconButton
              disabled={changes.length === 0}
              aria-label={t(`level.${key}Of`, { name: item.title })}
              onClick={() => {
                moved();
                save(changes.map((change) => toMove(change, item.id)));
              }}
            >
              {/* Mirrored in right-to-left layouts. */}
              <Icon fontSize="small" sx={{ '[dir=rtl] &': { scale: '-1 1' } }} />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Box>
  );
}

/** The item that was moved last. On its new level it is a new element, which must get the focus. */
const last: { id: Id | null } = { id: null };

/**
 * Restores the focus on an item after its level has changed.
 * Attach `place` to the element around its buttons and call `moved` when one is pressed.
 */
function useFocusAfterMove(id: Id) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sameId(last.id, id)) return;
    last.id = null;
    const button = place.current?.querySelector<HTMLElement>('button:not(:disabled)');
    (button ?? place.current)?.focus();
  }, [id]);
  return {
    place,
    moved: () => {
      last.id = id;
    },
  };
}

/** Only the pressed item gets another parent; its siblings are numbered anew. */
function toMove({ id, sort, parentId }: MenuItem, pressed: Id): Move {
  return sameId(id, pressed) ? { id, sort, parentId } : { id, sort };
}
