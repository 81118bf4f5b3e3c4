import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ComponentProps, use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { isBlank } from '#src/api/fields/localized.ts';
import { missingEnglish, type MissingEnglish } from '#src/api/fields/translation.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { env } from '#src/env.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { isSame } from '#src/lib/records/is-same.ts';

/** Asks the model for the English of a field; undefined in builds without writing help. */
const LazyEnglishProposal = import.meta.env.HAS_WRITING_HELP
  ? lazyPart(
      lazyPage(() => import('./english-proposal.tsx'), 'writing'),
      'EnglishProposal',
    )
  : undefined;

type FillEnglishDialogProps = {
  /** Closes it. @param first the name of the first field that was filled, if any was */
  onDone: (first?: string) => void;
};

/** Proposes every English value that the form lacks; each is taken or left. */
export function FillEnglishDialog({ onDone }: FillEnglishDialogProps) {
  const { t } = useTranslation('crud');
  const { getValues } = useFormContext();
  // Without writing help the proposals are copies of the Chinese.
  const Proposed = env.aiUrl === '' ? undefined : LazyEnglishProposal;
  const [items] = useState(() => itemsOf(missingEnglish(getValues())));
  /** By field; null where the model failed. */
  const [english, setEnglish] = useState<Readonly<Record<string, readonly unknown[] | null>>>(() =>
    Proposed
      ? {}
      : Object.fromEntries(
          items.map(({ field, missing }) => [field, missing.map(({ chinese }) => chinese)]),
        ),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const fill = useFill();
  const ended = Object.keys(english).length;
  const taken = items.flatMap(({ field, missing }) => {
    const values = english[field];
    return values && !left.has(field) ? [{ missing, values }] : [];
  });
  return (
    <DialogFrame title={t('english.fill')} maxWidth="md" onClose={() => onDone()}>
      <DialogContent dividers>
        <Typography role="status">
          {ended < items.length
            ? t('english.translating', { done: ended, count: items.length })
            : t(Proposed ? 'english.translated' : 'english.copied')}
        </Typography>
        <Box component="ul">
          {items.map(({ field, missing }, index) => (
            <Item
              key={field}
              Proposed={Proposed}
              field={field}
              missing={missing}
              english={english[field]}
              isTaken={!left.has(field)}
              onToggle={() => setLeft(toggled(left, field))}
              mayAsk={index < ended + AT_ONCE}
              onEnd={(values) => setEnglish((now) => ({ ...now, [field]: values }))}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onDone()}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={taken.length === 0}
          onClick={() => onDone(fill(taken))}
        >
          {t('english.take', { count: taken.length })}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

function toggled(all: ReadonlySet<string>, one: string): Set<string> {
  const others = [...all].filter((other) => other !== one);
  return new Set(all.has(one) ? others : [...others, one]);
}

/** How many fields the model is asked for at once. */
const AT_ONCE = 3;

/** The missing values of a field: several in a list of rows. */
type Missing = { field: string; missing: readonly MissingEnglish[] };

const itemsOf = (missing: readonly MissingEnglish[]): Missing[] =>
  [...Map.groupBy(missing, ({ field }) => field)].map(([field, own]) => ({ field, missing: own }));

type ItemProps = Missing &
  Pick<ComponentProps<NonNullable<typeof LazyEnglishProposal>>, 'mayAsk' | 'onEnd'> & {
    Proposed: typeof LazyEnglishProposal;
    english: readonly unknown[] | null | undefined;
    isTaken: boolean;
    onToggle: () => void;
  };

/** A field: its Chinese, and the English that is proposed. */
function Item(props: ItemProps) {
  const { Proposed, field, missing, english, isTaken, onToggle, mayAsk, onEnd } = props;
  const { fields } = use(FormFields);
  const label = fields.get(field)?.label ?? field;
  const { isRichText = false, max } = fields.get(missing[0]?.name ?? '') ?? {};
  const chinese = missing.map((one) => one.chinese);
  return (
    <Box component="li" sx={itemStyles}>
      <FormControlLabel
        control={<Checkbox checked={isTaken && Boolean(english)} onChange={onToggle} />}
        disabled={!english}
        label={label}
      />
      <Box sx={valueStyles}>
        <Text label={label} values={chinese} isRichText={isRichText} color="text.secondary" />
        <div>
          {english && (
            <Text label={label} values={english} isRichText={isRichText} color="text.primary" />
          )}
          {Proposed && (
            <Proposed
              label={label}
              chinese={chinese}
              isRichText={isRichText}
              max={max}
              mayAsk={mayAsk}
              onEnd={onEnd}
            />
          )}
        </div>
      </Box>
    </Box>
  );
}

type TextProps = {
  label: string;
  values: readonly unknown[];
  isRichText: boolean;
  color: string;
};

/** The values as text, rows below each other. A long one scrolls, also by keyboard. */
function Text({ label, values, isRichText, color }: TextProps) {
  const lines = values.map((value) => {
    if (Array.isArray(value)) return value.join(', ');
    return isRichText ? htmlText(String(value)) : String(value);
  });
  return (
    <Typography
      variant="body2"
      component="div"
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{ color, maxHeight: '10rem', overflowY: 'auto', whiteSpace: 'pre-line' }}
    >
      {lines.join('\n')}
    </Typography>
  );
}

type Filling = { missing: readonly MissingEnglish[]; values: readonly unknown[] };

/**
 * Puts English values into the form, with undo in a toast: into no field that is no longer empty, and of no Chinese
 * text that has been changed. The result is the name of the first that was filled.
 */
function useFill(): (taken: readonly Filling[]) => string | undefined {
  const { t } = useTranslation('crud');
  const { getValues, setValue } = useFormContext();
  const set = (name: string, value: unknown) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (taken) => {
    const filled: { field: string; name: string; value: unknown; before: unknown }[] = [];
    const skipped = new Set<string>();
    for (const { missing, values } of taken) {
      for (const [index, { field, from, name, chinese }] of missing.entries()) {
        const before: unknown = getValues(name);
        if (isBlank(before) && isSame(getValues(from), chinese)) {
          filled.push({ field, name, value: values[index], before });
        } else skipped.add(field);
      }
    }
    for (const { name, value } of filled) set(name, value);
    if (skipped.size > 0) toast.warning(t('english.skipped', { count: skipped.size }));
    if (filled.length > 0) {
      const count = new Set(filled.map(({ field }) => field)).size;
      const undo = () => {
        for (const { name, value, before } of filled) {
          if (isSame(getValues(name), value)) set(name, before);
        }
      };
      toast.success(t('english.filled', { count }), {
        action: { label: t('undo.action'), onClick: undo },
      });
    }
    return filled[0]?.name;
  };
}

const itemStyles = {
  py: 1.5,
  '& + &': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
};

const valueStyles = {
  display: 'grid',
  gap: 1.5,
  overflowWrap: 'anywhere',
  // Below the label.
  paddingInlineStart: { sm: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
