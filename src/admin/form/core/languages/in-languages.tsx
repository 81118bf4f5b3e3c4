import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LazyFieldDrafting } from '#src/admin/form/core/drafting/lazy-field-drafting.ts';
import { Unfold } from '#src/admin/form/core/form-fields.tsx';
import { useReplaceField } from '#src/admin/form/core/use-replace-field.ts';
import { isBlank } from '#src/api/fields/localized.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { EnglishProps } from './english-props.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { SIDES, hiddenStyles, narrowStyles, pairStyles, useSides } from './sides.ts';

type InLanguagesProps = {
  /** Of the field with the Chinese value. */
  name: string;
  label: string;
  english: EnglishProps;
  /** Shows one language at a time on every width. */
  asTabs?: boolean;
  chinese: ReactNode;
  /** `wasShown` is false until somebody looks at English, where there are tabs. */
  children: (wasShown: boolean) => ReactNode;
};

/** The two languages of a field: beside each other, or behind tabs in a narrow column. */
export function InLanguages(props: InLanguagesProps) {
  const { name, label, english, asTabs = false, chinese, children } = props;
  const id = useId();
  const { side, setSide, unfolds } = useSides();
  const [wasShown, setShown] = useState(false);
  if (side === 'en' && !wasShown) setShown(true);
  const panels = { cn: `${id}-cn`, en: `${id}-en` };
  return (
    // A row of short fields has no room for two of them.
    <Box sx={{ gridColumn: '1 / -1' }}>
      <LanguageTabs
        label={label}
        side={side}
        onChange={setSide}
        panels={panels}
        sx={asTabs ? {} : narrowStyles}
      />
      <Box sx={asTabs ? {} : pairStyles}>
        {SIDES.map((one) => (
          <Box
            key={one}
            id={panels[one]}
            hidden={asTabs && one !== side}
            sx={{ position: 'relative', ...(!asTabs && one !== side && hiddenStyles) }}
          >
            <Unfold value={unfolds[one]}>
              {one === 'cn' ? (
                chinese
              ) : (
                <>
                  {children(wasShown)}
                  <CopyChinese from={name} to={english.name} label={english.label} />
                </>
              )}
            </Unfold>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

type CopyChineseProps = {
  /** The names of the two fields. */
  from: string;
  to: string;
  /** The English field's label. */
  label: string;
};

/** A small button on the English field's border, which fills it with the Chinese value. */
function CopyChinese({ from, to, label }: CopyChineseProps) {
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
