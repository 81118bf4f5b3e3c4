import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listPathOf } from './positions.ts';
import type { Position } from './positions.ts';
import { POSITIONS } from './schema.ts';

type PositionTabsProps = { position: Position };

/** The three menus; each has an address of its own. */
export function PositionTabs({ position }: PositionTabsProps) {
  const { t } = useTranslation('menu');
  const navigate = useNavigate();
  return (
    <Tabs
      value={position}
      onChange={(_event, next: Position) =>
        void navigate(listPathOf(next), { preventScrollReset: true })
      }
      variant="scrollable"
      aria-label={t('list.positions')}
      sx={{ mb: 2 }}
    >
      {POSITIONS.map((one) => (
        <Tab
          key={one}
          id={`menu-tab-${one}`}
          value={one}
          label={t(`position.${one}`)}
          aria-controls="menu-panel"
        />
      ))}
    </Tabs>
  );
}
