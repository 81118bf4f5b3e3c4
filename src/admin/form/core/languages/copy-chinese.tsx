import ButtonBase from '@mui/material/ButtonBase';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyFieldDrafting } from '#src/admin/form/core/drafting/lazy-field-drafting.ts';
import { useReplaceField } from '#src/admin/form/core/use-replace-field.ts';
import { isBlank } from '#src/api/fields/localized.ts';
import { isSame } from '#src/lib/records/is-same.ts';

type CopyChineseProps = {
  /** The names of the two fields. */
  from: string;
  to: string;
  /** The English field's label. */
  label: string;
};

/** A small button on the English field's border, which fills it with the Chinese value. */
export function CopyChinese({ from, to, label }: CopyChineseProps) {
  const { t } = useTranslation('crud');
  const [chinese, english]: unknown[] = useWatch({ name: [from, to] });
  const replace = useReplaceField(to);
  if (isBlank(chinese) || isSame(chinese, english)) return null;
  return (
    <ButtonBase
      aria-label={t('form.copyChineseTo', { name: label })}
      onClick={() =>
        replace(chinese, isBlank(english) ? undefined : t('form.copied', { name: label }))
      }
      sx={{
        position: 'absolute',
        top: -12,
        // Beside the buttons that revert the field and draft it.
        insetInlineEnd: LazyFieldDrafting ? 72 : 40,
        // No MuiButton, which fingers get larger: it is on a border. `::after` enlarges its touch target.
        px: 0.75,
        py: 0,
        borderRadius: 1,
        typography: 'caption',
        color: 'primary.text',
        lineHeight: '24px',
        // Hides the border below it.
        bgcolor: 'background.paper',
        '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
        '&:hover': { bgcolor: 'background.neutral' },
      }}
    >
      {t('form.copyChinese')}
    </ButtonBase>
  );
}
