import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';
import { type Unread, UnreadNotice } from '#src/admin/records/unread-notice.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { formatCount } from '#src/i18n/format/format-count.ts';

type OverviewCardProps = {
  ref?: Ref<HTMLDivElement>;
  /** For links to the card. */
  id?: string;
  title: string;
  /** More about the records, in a few words. */
  hint?: ReactNode;
  icon: typeof SvgIcon;
  /** The number of records; undefined while they are not read, null where it is unknown. */
  total: number | null | undefined;
  isLoading: boolean;
  failures?: readonly Unread[];
  links?: { to: string; text: string }[];
  /** False where the number of rows says nothing. */
  isCounted?: boolean;
  /** `CardRow`s. */
  children?: ReactNode;
};

/** A card of the overview, with its states: loading, failed with retry, rows; absent where there are none. */
export function OverviewCard(props: OverviewCardProps) {
  const { ref, id, title, hint, icon: Icon, total, isLoading, failures = [], links = [] } = props;
  const { isCounted = true } = props;
  const titleId = useId();
  const hasRows = total !== undefined && total !== 0;
  if (!isLoading && failures.length === 0 && total === 0) return null;
  return (
    <Card
      ref={ref}
      component="section"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      sx={cardStyles}
    >
      <Box sx={headStyles}>
        <Icon aria-hidden fontSize="small" sx={{ color: 'primary.text' }} />
        <Typography variant="subtitle1" component="h2" id={titleId}>
          {title}
        </Typography>
        {hasRows && isCounted && (
          <Typography component="span" variant="subtitle1">
            {formatCount(total)}
          </Typography>
        )}
        <Typography variant="caption" component="div" sx={hintStyles}>
          {hint}
        </Typography>
        {links.map(({ to, text }) => (
          <RouterButton
            key={to}
            to={to}
            size="small"
            sx={{ marginInlineStart: 'auto', minHeight: { xs: 44, md: 30 } }}
          >
            {text}
          </RouterButton>
        ))}
      </Box>
      <UnreadNotice failures={failures} sx={{ mx: 2, my: 1 }} />
      {isLoading && <RowsWaiting />}
      {!isLoading && hasRows && (
        <Box component="ul" aria-labelledby={titleId}>
          {props.children}
        </Box>
      )}
    </Card>
  );
}

function RowsWaiting() {
  return (
    <BusyRegion sx={{ px: 2 }}>
      {[220, 180, 200].map((width) => (
        <Skeleton key={width} width={width} height={36} sx={{ maxWidth: 1 }} />
      ))}
    </BusyRegion>
  );
}

const cardStyles = { breakInside: 'avoid', mb: 2, outline: 0, pb: 0.5 } as const;

const headStyles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: 1,
  minHeight: 44,
  paddingInline: '16px 8px',
  pt: 0.5,
} as const;

/** On phones a line of its own. */
const hintStyles = {
  flex: { xs: '1 0 100%', md: '1 1 0' },
  order: { xs: 1, md: 0 },
  minWidth: 0,
  color: 'text.secondary',
};
