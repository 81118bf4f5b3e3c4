import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { itemListData } from '#src/components/structured-data/item-list-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { Failure } from '#src/components/page/failure.tsx';
import { ErrorIllustration } from '#src/components/illustrations/error-illustration.tsx';

type ListedRowsProps<Data, Row> = {
  query: UseQueryResult<Data>;
  /** The rows of this page that visitors may see. */
  rowsOf: (data: Data) => readonly Row[];
  /** A row's name and page, for search engines. */
  itemOf: (row: Row) => { name: string; url: string };
  /** Shown until the list is read. */
  skeleton: ReactNode;
  /** What failed to load, in one sentence. */
  failed: string;
  /** Shown in place of no rows. */
  empty: ReactNode;
  /** Shown above the rows. */
  head?: ReactNode;
  /** Leaves out rows in Chinese on the English site; a sentence says how many of this page they are. */
  listed?: (rows: readonly Row[]) => Row[];
  /** Styles of the rows and of the skeleton. */
  sx?: SystemStyleObject;
  children: (row: Row, index: number) => ReactNode;
};

/** One page of a public list: skeleton, error, empty, or its rows, paler while other ones are read. */
export function ListedRows<Data, Row extends { id: Id }>(props: ListedRowsProps<Data, Row>) {
  const { query, rowsOf, itemOf, skeleton, failed, empty, head, sx = {}, children } = props;
  const { t } = useTranslation('components');
  if (query.isPending) return <BusyRegion sx={sx}>{skeleton}</BusyRegion>;
  if (query.isLoadingError) {
    return (
      <Failure
        illustration={<ErrorIllustration />}
        title={failed}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const visible = rowsOf(query.data);
  const rows = props.listed?.(visible) ?? visible;
  const leftOut = visible.length - rows.length;
  const note = leftOut > 0 && t('publicList.leftOut', { count: leftOut });
  if (rows.length === 0) {
    return note ? <EmptyState illustration={<EmptyIllustration />} title={note} /> : empty;
  }
  return (
    <>
      {head}
      <Box
        sx={{
          ...sx,
          opacity: query.isPlaceholderData ? 0.48 : 1,
          transition: 'opacity 0.2s 0.15s',
        }}
      >
        <StructuredData things={[itemListData(rows.map(itemOf))]} />
        {rows.map((row, index) => (
          <Fragment key={row.id}>{children(row, index)}</Fragment>
        ))}
      </Box>
      {note && (
        <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </>
  );
}

type NothingListedProps = {
  title: string;
  /** Target of the button that is offered instead. */
  to: string;
  /** The button's text. */
  children: string;
};

/** Says that a public list has nothing to show, and leads elsewhere. */
export function NothingListed({ title, to, children }: NothingListedProps) {
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={title}
      action={
        <RouterButton to={to} variant="soft" color="secondary">
          {children}
        </RouterButton>
      }
    />
  );
}
