import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { toast } from 'sonner';
import * as v from 'valibot';
import { id as anyId } from '#src/api/fields.ts';
import type { PagedResource } from '#src/api/resource.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Id } from '#src/lib/id.ts';

const filter = v.union([v.string(), v.number()]);
const ListState = v.looseObject({
  ids: v.array(anyId),
  total: v.number(),
  query: v.optional(v.objectWithRest({ pageNo: v.number(), pageSize: v.number() }, filter)),
});

type RecordNeighboursProps<T> = { api: Partial<Pick<PagedResource<T, never>, 'page'>> };

/**
 * From a record's form to the one before and after it in the list that led here, over the borders of
 * its pages too (B7). Nothing where no list led here. Unsaved changes are asked about as ever.
 */
export function RecordNeighbours<T extends { id: Id }>({ api }: RecordNeighboursProps<T>) {
  const { t } = useTranslation('crud');
  const { id } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const state = v.safeParse(ListState, location.state);
  const { ids, total, query } = state.success ? state.output : { ids: [], total: 0 };
  const index = ids.findIndex((one) => String(one) === id);
  const before = query ? (query.pageNo - 1) * query.pageSize : 0;
  const position = before + index + 1;

  const { mutate: go, isPending } = useMutation({
    mutationFn: async (step: 1 | -1) => {
      const near = ids[index + step];
      const next = near === undefined ? await readBeyond(step) : { id: near, state: {} };
      if (!next) return;
      const carried = { ...location.state, ...next.state };
      await navigate(`../${next.id}/edit`, { replace: true, state: carried });
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
  const readBeyond = async (step: 1 | -1) => {
    if (!query || !api.page) return null;
    const beyond = { ...query, pageNo: query.pageNo + step };
    const page = await client.fetchQuery(api.page(beyond));
    const row = page.rows.at(step === 1 ? 0 : -1);
    const rows = { ids: page.rows.map((one) => one.id), total: page.total, query: beyond };
    return row ? { id: row.id, state: rows } : null;
  };

  if (index < 0 || total < 2) return null;
  const steps = [
    { step: -1 as const, label: t('neighbours.previous'), icon: <PreviousIcon />, at: 1 },
    { step: 1 as const, label: t('neighbours.next'), icon: <NextIcon />, at: total },
  ];
  const [previous, next] = steps.map(({ step, label, icon, at }) => (
    <Tooltip key={step} title={label}>
      <span>
        <IconButton
          aria-label={label}
          disabled={isPending || position === at}
          onClick={() => go(step)}
          sx={{ '& svg:dir(rtl)': { transform: 'scaleX(-1)' } }}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  ));
  return (
    <Box
      component="nav"
      aria-label={t('neighbours.label')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
    >
      {previous}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('neighbours.position', { position, count: total })}
      </Typography>
      {next}
    </Box>
  );
}
