import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Compared, type Side, SIDES } from '#src/admin/drafts/merge.ts';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { ShownValue } from '#src/admin/ui/shown-value.tsx';

type CompareDialogProps = {
  title: string;
  text: string;
  captions: Record<Side, string>;
  fields: Compared[];
  confirmText: string;
  /** Called with the fields of which the other version was chosen. */
  onConfirm: (others: string[]) => void;
  onCancel: () => void;
  /** One more button, apart from the others. */
  action?: ReactNode;
};

/**
 * Compares two versions of a record's fields (form and draft, or two persons' saves) and asks to choose
 * one of each field. The newer one is preselected, where it is known.
 */
export function CompareDialog(props: CompareDialogProps) {
  const { title, text, captions, fields, confirmText, onConfirm, onCancel, action } = props;
  const { t } = useTranslation('crud');
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(
    () => new Map(fields.flatMap(({ name, newer }) => (newer ? [[name, newer] as const] : []))),
  );
  const isReady = fields.every(({ name }) => chosen.has(name));
  const confirm = () =>
    onConfirm(fields.map(({ name }) => name).filter((name) => chosen.get(name) === 'other'));
  return (
    <DialogFrame title={title} maxWidth="md" onClose={onCancel} aria-describedby={id}>
      <DialogContent dividers>
        <DialogContentText id={id}>{text}</DialogContentText>
        {fields.length > 1 && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
            {SIDES.map((side) => (
              <Button
                key={side}
                size="small"
                variant="outlined"
                color="inherit"
                onClick={() => setChosen(new Map(fields.map(({ name }) => [name, side])))}
              >
                {t('compare.takeAll', { side: captions[side] })}
              </Button>
            ))}
          </Stack>
        )}
        {fields.map((field) => (
          <CompareField
            key={field.name}
            field={field}
            captions={captions}
            chosen={chosen.get(field.name) ?? null}
            onChoose={(side) => setChosen(new Map(chosen).set(field.name, side))}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {action && <Box sx={{ marginInlineEnd: { sm: 'auto' } }}>{action}</Box>}
        <Button color="inherit" onClick={onCancel}>
          {t('changes.back')}
        </Button>
        <Button variant="contained" disabled={!isReady} onClick={confirm}>
          {isReady ? confirmText : t('compare.chooseEach')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

type CompareFieldProps = {
  field: Compared;
  captions: Record<Side, string>;
  chosen: Side | null;
  onChoose: (side: Side) => void;
};

/** The two versions of a field, to choose one. */
function CompareField({ field, captions, chosen, onChoose }: CompareFieldProps) {
  const { t } = useTranslation('crud');
  const id = useId();
  const { label, show } = use(FormFields).fields.get(field.name) ?? {};
  return (
    <Box sx={{ mt: 3 }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {label ?? field.name}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {SIDES.map((side) => (
          <Box
            key={side}
            sx={{
              border: 1,
              borderColor: side === chosen ? 'primary.text' : 'divider',
              borderRadius: 1,
              px: 1.5,
              pb: 1.5,
            }}
          >
            <FormControlLabel
              value={side}
              control={<Radio size="small" onChange={() => onChoose(side)} />}
              label={
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  {captions[side]}
                  {field.newer === side && (
                    <Chip size="small" color="info" label={t('compare.newer')} />
                  )}
                </Box>
              }
              slotProps={{ typography: { variant: 'body2' } }}
            />
            <Suspense fallback={t('loading')}>
              <ShownValue
                value={field[side]}
                other={side === 'mine' ? field.other : field.mine}
                show={show}
              />
            </Suspense>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}
