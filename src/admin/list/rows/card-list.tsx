import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';
import { useList } from '#src/admin/list/core/list-context.ts';

type CardListProps<T> = {
  label: string;
  rows: T[];
  labelOf: (record: T) => string;
  children: (record: T) => ReactNode;
};

/** Replaces the grid on phones and small tablets: one card per record. */
export function CardList<T extends { id: Id }>(props: CardListProps<T>) {
  const { label, rows, labelOf, children } = props;
  const { t } = useTranslation('crud');
  const { selection } = useList();
  return (
    <List aria-label={label} disablePadding>
      {rows.map((record) => (
        <ListItem key={record.id} divider sx={{ alignItems: 'flex-start', px: 1 }}>
          <Checkbox
            checked={selection.has(record.id)}
            onChange={() => selection.toggle(record.id)}
            slotProps={{ input: { 'aria-label': t('list.selectOf', { name: labelOf(record) }) } }}
          />
          <Box sx={{ flexGrow: 1, minWidth: 0, pt: 0.5 }}>{children(record)}</Box>
        </ListItem>
      ))}
    </List>
  );
}
