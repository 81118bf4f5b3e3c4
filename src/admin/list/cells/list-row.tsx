import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Status } from '#src/api/fields/status.ts';
import type { Id } from '#src/lib/records/id.ts';
import { PictureTitle, type PictureTitleProps } from './picture-title.tsx';
import { StatusSwitch } from './status-switch.tsx';

type ListRowProps = PictureTitleProps & {
  /** At the end: states, buttons. */
  end: ReactNode;
  /** Whether the end is below the rest on phones; true by default. */
  wrapsOnPhones?: boolean;
};

/** A row of a list: picture, title, texts and its end. */
export function ListRow({ end, wrapsOnPhones = true, ...title }: ListRowProps) {
  return (
    <Box sx={[rowStyles, wrapsOnPhones && { flexWrap: { xs: 'wrap', sm: 'nowrap' } }]}>
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <PictureTitle {...title} />
      </Box>
      <Box sx={[endStyles, wrapsOnPhones && { width: { xs: 1, sm: 'auto' } }]}>{end}</Box>
    </Box>
  );
}

type TextRowProps = PictureTitleProps & {
  record: { id: Id; status: Status | null };
  /** The record's title. */
  name: string;
  actions: ReactNode;
};

/** A list's row with the record's status and actions at its end. */
export function TextRow({ record, name, actions, ...row }: TextRowProps) {
  return (
    <ListRow
      {...row}
      record={record}
      end={
        <>
          <StatusSwitch record={record} name={name} />
          {actions}
        </>
      }
    />
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'center',
  columnGap: { xs: 1.5, sm: 2 },
  rowGap: 0.5,
};

const endStyles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 1, sm: 2 },
};
