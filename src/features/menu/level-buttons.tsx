import IndentIcon from '@mui/icons-material/FormatIndentIncrease';
import OutdentIcon from '@mui/icons-material/FormatIndentDecrease';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { indented, outdented } from './levels.ts';
import type { MenuItem } from './schema.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import { useSaveItems } from './use-save-items.ts';

type LevelButtonsProps = {
  /** All items of the menu, flat. */
  rows: MenuItem[];
  item: MenuItem;
};

/** Moves an item below the one before it, or one level up. */
export function LevelButtons({ rows, item }: LevelButtonsProps) {
  const { t } = useTranslation('menu');
  const save = useSaveItems();
  const { place, moved } = useFocusAfterMove(item.id);
  const buttons = [
    { key: 'out', changes: outdented(rows, item.id), Icon: OutdentIcon },
    { key: 'in', changes: indented(rows, item.id), Icon: IndentIcon },
  ] as const;
  return (
    <Box ref={place} tabIndex={-1} sx={{ display: 'flex', whiteSpace: 'nowrap', outline: 0 }}>
      {buttons.map(({ key, changes, Icon }) => (
        <Tooltip key={key} title={t(`level.${key}`)}>
          {/* A disabled button tells nobody what it is for. */}
          <span>
            <IconButton
              disabled={changes.length === 0}
              aria-label={t(`level.${key}Of`, { name: item.title })}
              onClick={() => {
                moved();
                save(changes);
              }}
            >
              {/* Arrows point the other way where reading does. */}
              <Icon fontSize="small" sx={{ '[dir=rtl] &': { scale: '-1 1' } }} />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Box>
  );
}
