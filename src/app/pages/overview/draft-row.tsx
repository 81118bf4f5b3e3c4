import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#src/admin/drafts/draft.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { useRecordTitle } from '#src/admin/records/use-record-title.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { CardRow } from './card-row.tsx';
import { MomentText } from './moment-text.tsx';

type DraftRowProps = {
  draft: Draft;
  /** Called with the draft's title. */
  onDelete: (name: string) => void;
};

const NEW = 'new';

/** A draft: what it is of and when it was last written. Its form offers it. */
export function DraftRow({ draft, onDelete }: DraftRowProps) {
  const { t } = useTranslation(['overview', 'crud']);
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const source = useRecordSources().find(({ name }) => name === draft.type);
  const isNew = draft.record === NEW;
  const typed = titleIn(draft.values);
  const recordTitle = useRecordTitle(source, isNew || typed !== '' ? null : draft.record);
  const title = typed || recordTitle || t('drafts.untitled');
  // Unknown where the person may no longer open this type.
  const type = source ? typeT(source.title) : t('drafts.otherType');
  const iso = new Date(draft.at).toISOString();
  const label = t('crud:list.deleteOf', { name: title });

  return (
    <CardRow
      title={title}
      to={source && (isNew ? source.newPath : source.formPath(draft.record))}
      text={t(isNew ? 'drafts.new' : 'drafts.edited', { type })}
      end={
        <>
          <MomentText iso={iso} text={formatDateTime(iso)} />
          <Tooltip title={t('action.delete')}>
            <IconButton edge="end" aria-label={label} data-delete onClick={() => onDelete(title)}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </>
      }
    />
  );
}

/** What the types call their records' names. */
const TITLES = ['title', 'name', 'nickname', 'username'];

function titleIn(values: Draft['values']): string {
  const texts = TITLES.map((name) => values[name]).filter((value) => typeof value === 'string');
  return texts.find((text) => text.trim() !== '') ?? '';
}
