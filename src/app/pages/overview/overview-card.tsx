import AllWellIcon from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';

type OverviewCardProps = {
  ref?: Ref<HTMLDivElement>;
  /** For links to the card. */
  id?: string;
  title: string;
  /** Which records these are, in a few words. */
  hint: string;
  icon: typeof SvgIcon;
  /** The number of records; undefined while they are not read, null where it is unknown. */
  total: number | null | undefined;
  isLoading: boolean;
  failures?: { name: string; error: Error; retry: () => unknown }[];
  /** Shown where there are no records. */
  empty: string;
  links?: { to: string; text: string }[];
  /** Shown while loading, instead of the skeleton rows. */
  waiting?: ReactNode;
  /** Whether the heading shows `total`; true by default. */
  isCounted?: boolean;
  /** Shown instead of rows. */
  body?: ReactNode;
  /** `CardRow`s. */
  children?: ReactNode;
};

/** A card of the overview, with its states: loading, failed with retry, nothing to do, rows. */
export function OverviewCard(props: OverviewCardProps) {
  const { ref, id, title, hint, icon: Icon, total, isLoading, failures = [], links = [] } = props;
  const { isCounted = true, waiting = <RowsWaiting /> } = props;
  const { t } = useTranslation('overview');
  const titleId = useId();
  const isEmpty = !isLoading && failures.length === 0 && total === 0;
  const hasRows = total !== undefined && total !== 0;
  return (
    <Card
      ref={ref}
      component="section"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      sx={cardStyles}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5, px: 2.5, pt: 2.5, pb: 1 }}>
        <Icon aria-hidden sx={{ color: 'primary.text', mt: 0.25 }} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h6" component="h2" id={titleId} sx={{ lineHeight: 1.4 }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        </Box>
        {hasRows && isCounted && (
          <Typography component="span" variant="h5" sx={{ lineHeight: 1.4 }}>
            {formatCount(total)}
          </Typography>
        )}
      </Box>
      {failures.map(({ name, error, retry }) => (
        <Alert
          key={name}
          severity="error"
          sx={{ mx: 2.5, my: 1 }}
          action={
            <Button
              color="inherit"
              size="small"
              aria-label={t('retryOf', { name })}
              onClick={() => void retry()}
            >
              {t('action.retry')}
            </Button>
          }
        >
          {t('failed', { name })} {errorMessage(error)}
        </Alert>
      ))}
      {isLoading && waiting}
      {isEmpty && (
        <Box sx={emptyStyles}>
          <AllWellIcon aria-hidden sx={{ color: 'success.text' }} />
          <Typography variant="body2">{props.empty}</Typography>
        </Box>
      )}
      {hasRows && props.body}
      {!isLoading && hasRows && props.children && (
        <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {props.children}
        </Box>
      )}
      {links.length > 0 && (
        <Box sx={{ mt: 'auto', px: 1.5, pt: 1, display: 'flex', flexWrap: 'wrap' }}>
          {links.map(({ to, text }) => (
            <RouterButton key={to} to={to} size="small">
              {text}
            </RouterButton>
          ))}
        </Box>
      )}
    </Card>
  );
}

function RowsWaiting() {
  return (
    <Waiting sx={{ px: 2.5, pb: 0.5 }}>
      {[220, 180, 200].map((width) => (
        <Box key={width} sx={{ py: 1 }}>
          <Skeleton width={width} sx={{ maxWidth: 1 }} />
          <Skeleton width={width / 2} />
        </Box>
      ))}
    </Waiting>
  );
}

const cardStyles = { display: 'flex', flexDirection: 'column', outline: 0, pb: 1.5 } as const;

const emptyStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2.5,
  pt: 2,
  pb: 1.5,
  color: 'text.secondary',
};
