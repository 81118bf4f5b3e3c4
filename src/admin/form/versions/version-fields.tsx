import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { differingFields } from '#src/admin/drafts/draft.ts';
import type { Fields } from '#src/admin/drafts/draft.ts';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { setFields } from '#src/admin/form/core/set-fields.ts';
import { ValuePair } from '#src/admin/ui/value-pair.tsx';
import type { Version } from './save-versions.ts';

type VersionFieldsProps = { version: Version; caption: string };

/**
 * The fields in which a version differs from the form. Each can be restored into the form, and undone;
 * nothing is saved.
 */
export function VersionFields({ version, caption }: VersionFieldsProps) {
  const { t } = useTranslation('crud');
  const { getValues, setValue } = useFormContext();
  const { fields } = use(FormFields);
  const [now] = useState<Fields>(() => ({ ...getValues() }));
  const [names] = useState(() => differingFields(version, now));
  const [restored, setRestored] = useState<readonly string[]>([]);
  const labelOf = (name: string) => fields.get(name)?.label ?? name;

  const restore = (chosen: readonly string[]) => {
    setFields(setValue, chosen, version.values);
    setRestored([...new Set([...restored, ...chosen])]);
  };
  const undo = (name: string) => {
    setFields(setValue, [name], now);
    setRestored(restored.filter((one) => one !== name));
  };

  if (names.length === 0) return <Typography>{t('versions.same')}</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="body2" role="status" sx={{ flex: '1 1 0', minWidth: '12em' }}>
          {restored.length > 0
            ? t('versions.taken', { count: restored.length })
            : t('versions.differs', { count: names.length })}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          disabled={restored.length === names.length}
          onClick={() => restore(names)}
        >
          {t('versions.takeAll')}
        </Button>
      </Box>
      {names.map((name) => {
        const isRestored = restored.includes(name);
        return (
          <Box key={name} component="section" sx={{ mt: 3 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
              <Typography variant="subtitle2" component="h3" sx={{ flexGrow: 1 }}>
                {labelOf(name)}
              </Typography>
              <Button
                size="small"
                color={isRestored ? 'inherit' : 'primary'}
                startIcon={isRestored ? <UndoIcon /> : undefined}
                aria-label={t(isRestored ? 'versions.giveBackOf' : 'versions.takeOf', {
                  name: labelOf(name),
                })}
                onClick={() => (isRestored ? undo(name) : restore([name]))}
              >
                {isRestored ? t('versions.giveBack') : t('versions.take')}
              </Button>
            </Box>
            <ValuePair
              captions={[caption, t('versions.now')]}
              values={[version.values[name], now[name]]}
              show={fields.get(name)?.show}
            />
          </Box>
        );
      })}
    </>
  );
}
