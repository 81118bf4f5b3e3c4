import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Star from '@mui/icons-material/StarOutlined';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerUndo } from '#src/admin/deletion/offer-undo.ts';
import { FlagSwitch } from '#src/admin/list/cells/flag-switch.tsx';
import { TextRow } from '#src/admin/list/cells/list-row.tsx';
import { PictureTitle } from '#src/admin/list/cells/picture-title.tsx';
import { RowActions } from '#src/admin/list/cells/row-actions.tsx';
import { StatusChip } from '#src/admin/list/cells/status-chip.tsx';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { TitleMark } from '#src/admin/list/cells/title-mark.tsx';
import { RowLinksProvider } from '#src/admin/list/core/row-links.tsx';
import { RowChanges } from '#src/admin/list/rows/row-changes.tsx';
import { RowArea } from '#src/admin/ui/row-area.tsx';
import { RowButton } from '#src/admin/ui/row-button.tsx';
import { RowChip } from '#src/admin/ui/row-chip.tsx';
import { STATUS, type Status } from '#src/api/fields/status.ts';
import { Picture } from '#src/components/picture.tsx';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { Id } from '#src/lib/records/id.ts';
import { Sample, SideBySide } from './sample.tsx';

type Row = { id: Id; name: string; text: string; status: Status | null; flag: boolean };

/** Id of the row whose changes fail. */
const BROKEN = 2;
/** Path of the rows' "form": the part with inputs, on this page. */
const EDIT_PATH = 'components#inputs';
const COLORS = ['default', 'success', 'info', 'warning', 'error'] as const;

const noRefresh = () => {};

/** Cells of lists, in rows that can be changed and deleted. */
export function RowsPart() {
  const { t } = useTranslation('components-page');
  const [rows, setRows] = useState(() => rowsOf(t));
  const changeRow = (row: Row, change: Partial<Row>) =>
    setRows((all) => all.map((one) => (one.id === row.id ? { ...one, ...change } : one)));
  const set = async (id: Id, change: Partial<Row>) => {
    if (id === BROKEN) throw new ApiError({ kind: 'http', call: 'PUT sample', status: 503 });
    const row = rows.find((one) => one.id === id);
    if (row) changeRow(row, change);
    return row && (async () => changeRow(row, row));
  };
  const remove = (row: Row) => {
    setRows((all) => all.filter(({ id }) => id !== row.id));
    const undo = async () => setRows((all) => [...all, row]);
    void offerUndo(t('rows.removed', { name: row.name }), [{ record: row, undo }], noRefresh);
  };
  const picture = <Picture src={`${location.origin}/share.png`} alt="" ratio={1.5} sizes="72px" />;
  const [first] = rows;
  return (
    <RowLinksProvider>
      <RowChanges name="components-page" calls={{ set, refresh: noRefresh }}>
        <RowArea>
          <Sample title={t('row.text')} file="admin/list/cells/list-row.tsx">
            <Card>
              <List aria-label={t('row.text')} disablePadding>
                {rows.map((row) => (
                  <ListItem key={row.id} divider sx={{ display: 'block' }}>
                    <TextRow
                      title={row.name}
                      to={EDIT_PATH}
                      texts={[row.text]}
                      picture={picture}
                      record={row}
                      name={row.name}
                      actions={
                        <RowActions
                          label={row.name}
                          editPath={EDIT_PATH}
                          sitePath="/test"
                          onDelete={() => remove(row)}
                        />
                      }
                    />
                  </ListItem>
                ))}
              </List>
            </Card>
          </Sample>
          <Sample title={t('row.title')} file="admin/list/cells/picture-title.tsx">
            <PictureTitle
              record={{}}
              picture={picture}
              title={t('sample.name', { number: 1 })}
              to={EDIT_PATH}
              marks={<TitleMark label={t('row.mark')} color="secondary" />}
              texts={[t('sample.text')]}
            />
          </Sample>
          {first && (
            <>
              <Sample title={t('row.status')} file="admin/list/cells/status-switch.tsx">
                <SideBySide>
                  <StatusSwitch record={first} name={first.name} />
                  <StatusSwitch record={{ id: first.id, status: null }} name={first.name} />
                </SideBySide>
              </Sample>
              <Sample title={t('row.flag')} file="admin/list/cells/flag-switch.tsx">
                <FlagSwitch
                  id={first.id}
                  name={first.name}
                  field="flag"
                  label={t('row.flagName')}
                  value={first.flag}
                />
              </Sample>
            </>
          )}
          <Sample title={t('row.statusChip')} file="admin/list/cells/status-chip.tsx">
            <SideBySide>
              {[STATUS.shown, STATUS.hidden, null].map((status) => (
                <StatusChip key={status} status={status} />
              ))}
            </SideBySide>
          </Sample>
          <Sample title={t('row.chip')} file="admin/ui/row-chip.tsx">
            <SideBySide>
              {COLORS.map((color) => (
                <RowChip key={color} color={color} label={t(`color.${color}`)} />
              ))}
            </SideBySide>
          </Sample>
          <Sample title={t('row.button')} file="admin/ui/row-button.tsx">
            <SideBySide>
              <RowButton
                hint={t('row.flagName')}
                aria-label={t('row.flagName')}
                aria-pressed={first?.flag}
                disabled={!first}
                onClick={() => first && changeRow(first, { flag: !first.flag })}
              >
                <Star fontSize="small" />
              </RowButton>
              <RowButton hint={t('row.disabled')} aria-label={t('row.disabled')} disabled>
                <Star fontSize="small" />
              </RowButton>
            </SideBySide>
          </Sample>
        </RowArea>
      </RowChanges>
    </RowLinksProvider>
  );
}

function rowsOf(t: TFunction<'components-page'>): Row[] {
  const states = [STATUS.shown, STATUS.hidden, null];
  return states.map((status, index) => {
    const id = index + 1;
    const text = id === BROKEN ? t('row.broken') : t('sample.text');
    return { id, name: t('sample.name', { number: id }), text, status, flag: false };
  });
}
