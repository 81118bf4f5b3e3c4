import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import * as v from 'valibot';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { id as anyId } from '#src/api/fields/fields.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { usePendingDeletions } from '#src/admin/deletion/use-pending-deletions.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';

const place = { pageNo: v.number(), pageSize: v.number() };
const ListState = v.looseObject({
  ids: v.array(anyId),
  total: v.nullable(v.number()),
  query: v.optional(v.objectWithRest(place, v.union([v.string(), v.number()]))),
});

type ListApi<T> = Pick<PagedResource<T, never>, 'name'> &
  Partial<Pick<PagedResource<T, never>, 'page'>>;

/**
 * The place of the page's record in the list that led to it, and the ways to those before and after it, also across
 * the list's pages; null where it was not opened from a list.
 */
export function useNeighbours<T extends { id: Id }>(api: ListApi<T>) {
  const { id } = useParams();
  const location = useLocation();
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const client = useQueryClient();
  const state = v.safeParse(ListState, location.state);
  const pending = usePendingDeletions(api.name);
  const listed = state.success ? state.output : { ids: [], total: 0, query: undefined };
  const { query } = listed;
  const ids = listed.ids.filter((one) => !pending.includes(String(one)));
  const total = listed.total === null ? null : listed.total - (listed.ids.length - ids.length);
  const index = ids.findIndex((one) => sameId(one, id));
  const before = query ? (query.pageNo - 1) * query.pageSize : 0;

  const readBeyond = async (step: 1 | -1) => {
    if (!query || !api.page) return null;
    const beyond = { ...query, pageNo: query.pageNo + step };
    const { rows, total: beyondTotal } = await client.fetchQuery(api.page(beyond));
    const beyondIds = rows.map(({ id }) => id);
    const next = beyondIds.filter((one) => !pending.includes(String(one))).at(step === 1 ? 0 : -1);
    return next === undefined
      ? null
      : { id: next, state: { ids: beyondIds, total: beyondTotal, query: beyond } };
  };
  const { mutateAsync: find, isPending } = useMutation({
    mutationFn: async (step: 1 | -1) => {
      const near = ids[index + step];
      const next = near === undefined ? await readBeyond(step) : { id: near, state: {} };
      if (!next) {
        toast.info(t('list.noMore'));
        return undefined;
      }
      const carried = { ...location.state, ...next.state };
      const path = `../${encodeURIComponent(next.id)}/edit`;
      return () => navigate(path, { replace: true, state: carried });
    },
    onError: (error) => toast.error(errorMessage(error)),
  });

  if (index < 0 || (total !== null && total < 2)) return null;
  const position = before + index + 1;
  // A failure is said above.
  const findAt = (step: 1 | -1) => find(step).catch(() => undefined);
  return {
    /** From 1. */
    position,
    /** Null where it is unknown. */
    count: total,
    isBusy: isPending,
    step: async (step: 1 | -1) => (await findAt(step))?.(),
    findNext: position === total ? undefined : () => findAt(1),
  };
}

type RecordNeighboursProps = { neighbours: ReturnType<typeof useNeighbours> };

/** Buttons to the previous and next record of the list that led to this form. */
export function RecordNeighbours({ neighbours }: RecordNeighboursProps) {
  const { t } = useTranslation('crud');
  if (!neighbours) return null;
  const { position, count, isBusy, step } = neighbours;
  return (
    <Box
      component="nav"
      aria-label={t('neighbours.label')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '[dir=rtl] & svg': mirrored }}
    >
      <ToolButton
        label={t('neighbours.previous')}
        busy={isBusy}
        disabled={position === 1}
        onClick={() => void step(-1)}
      >
        <PreviousIcon />
      </ToolButton>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {count === null
          ? t('neighbours.positionOnly', { position })
          : t('neighbours.position', { position, count })}
      </Typography>
      <ToolButton
        label={t('neighbours.next')}
        busy={isBusy}
        disabled={position === count}
        onClick={() => void step(1)}
      >
        <NextIcon />
      </ToolButton>
    </Box>
  );
}

const mirrored = { transform: 'scaleX(-1)' };
