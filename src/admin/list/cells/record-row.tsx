import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { textIn } from '#src/admin/records/record-source.ts';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import type { ListColumn } from '#src/admin/list/rows/use-grid-columns.tsx';
import type { Field } from '#src/api/fields/record-fields.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { fieldOf } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { ListRow } from './list-row.tsx';
import { PictureTitle } from './picture-title.tsx';
import { StatusChip } from './status-chip.tsx';
import { TitleMark } from './title-mark.tsx';

/** What a type's rows and cards show of a record, and its cell in a table. */
export type RecordLook<T> = {
  labelOf: (record: T) => string;
  /** The picture's field. */
  picture: { name: string; field: Extract<Field, { kind: 'picture' }> } | undefined;
  /** A field that is true or false, whose name is before the title where it is true. */
  mark: { name: string; label: string } | undefined;
  /** Below the title. */
  texts: ListColumn<T>[];
  /** At a row's end: its status, and more. */
  status: ListColumn<T> | undefined;
  captions: ListColumn<T>[];
};

type RecordProps<T> = { look: RecordLook<T>; record: T };

/** A record's picture, title and texts, which open its form. */
export function RecordTitle<T extends { id: Id }>({ look, record }: RecordProps<T>) {
  return <PictureTitle {...titleOf(look, record)} record={record} to={editPathOf(record.id)} />;
}

/** A row of a short list, and the card that phones show. */
export function RecordRow<T extends { id: Id }>(props: RecordProps<T> & { actions: ReactNode }) {
  const { look, record, actions } = props;
  return (
    <ListRow
      {...titleOf(look, record)}
      record={record}
      to={editPathOf(record.id)}
      end={
        <>
          {look.captions.length > 0 && (
            <Box sx={captionStyles}>
              {look.captions.map((column) => (
                <div key={column.field}>{shownIn(column, record)}</div>
              ))}
            </Box>
          )}
          {look.status && shownIn(look.status, record)}
          {actions}
        </>
      }
    />
  );
}

/** The row of a record in the dialog for the order, which opens nothing. */
export function OrderedRow<T extends { id: Id }>({ look, record }: RecordProps<T>) {
  const status = fieldOf(record, 'status');
  return (
    <ListRow
      {...titleOf(look, record)}
      wrapsOnPhones={false}
      end={<StatusChip status={status === 0 || status === 1 ? status : null} />}
    />
  );
}

/** Banners and logos. */
const WIDE = 2;

function titleOf<T extends { id: Id }>(
  { labelOf, picture, mark, texts }: RecordLook<T>,
  record: T,
) {
  const { crops, ratio = crops?.card ?? 1 } = picture?.field ?? {};
  return {
    title: labelOf(record),
    picture: picture && (
      <Picture
        src={assetUrl(textIn(record, picture.name))}
        alt=""
        ratio={ratio}
        sizes={ratio > WIDE ? '144px' : '72px'}
        // Visitors see it cropped, or as a whole too.
        fit={crops ? 'cover' : 'contain'}
      />
    ),
    isWide: ratio > WIDE,
    marks: mark && fieldOf(record, mark.name) === true && (
      <TitleMark color="primary" label={mark.label} />
    ),
    texts: texts.map((column) => shownIn(column, record)),
  };
}

/** What a column shows of a record. */
const shownIn = <T extends { id: Id }>({ field, cell }: ListColumn<T>, record: T): ReactNode =>
  cell ? cell(record) : textIn(record, field);

/** A line of its own on phones. */
const captionStyles = {
  flexBasis: { xs: '100%', sm: 'auto' },
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  flexWrap: 'wrap',
  alignItems: { xs: 'center', sm: 'flex-start' },
  columnGap: 1.5,
  typography: 'caption',
  color: 'text.secondary',
};
