import NextIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormFields, useGoToField } from '#src/admin/form/core/form-fields.tsx';
import type { MissingEnglish } from '#src/api/fields/translation.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { countFields, FormEnglish } from '#src/admin/form/core/outdated/form-english.tsx';
import { FormLanguages, type ShownLanguage } from '#src/admin/form/core/languages/form-language.ts';

const FillEnglishDialog = lazyPart(() => import('./fill-english-dialog.tsx'), 'FillEnglishDialog');

/**
 * The language switch of a form, with what is outdated in English and what is missing: a way to each field, and
 * proposals for all that is missing.
 */
export function LanguageBar() {
  const { t } = useTranslation('crud');
  const languages = use(FormLanguages);
  const { missing, outdated } = use(FormEnglish);
  const goToField = useGoToField();
  const [isFilling, setFilling] = useState(false);
  if (!languages) return null;
  const { shown, fitsBoth, choose } = languages;
  return (
    <Box data-language-bar sx={barStyles}>
      <GlobalStyles styles={ROOM} />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('english.switch')}
        value={shown}
        onChange={(_event, next: ShownLanguage | null) => next && choose(next)}
      >
        <ToggleButton value="cn">{LANGUAGES.cn.label}</ToggleButton>
        <ToggleButton value="en">{LANGUAGES.en.label}</ToggleButton>
        {fitsBoth && <ToggleButton value="both">{t('english.both')}</ToggleButton>}
      </ToggleButtonGroup>
      <NextButton
        values={outdated}
        text={t('english.outdated', { count: countFields(outdated) })}
      />
      <NextButton values={missing} text={t('english.missing', { count: countFields(missing) })} />
      {missing.length > 0 && (
        <Button
          size="small"
          aria-haspopup="dialog"
          {...FillEnglishDialog.prefetchOn}
          onClick={() => setFilling(true)}
        >
          {t('english.fill')}
        </Button>
      )}
      {isFilling && (
        <FillEnglishDialog
          onDone={(first) => {
            // The dialog is closed first, because it keeps the focus within itself.
            flushSync(() => setFilling(false));
            if (first !== undefined) goToField(first);
          }}
          onLoadFailed={() => setFilling(false)}
        />
      )}
    </Box>
  );
}

type EnglishValue = Pick<MissingEnglish, 'field' | 'name'>;

/** How many there are, and the way to each; nothing where there are none. */
function NextButton({ values, text }: { values: readonly EnglishValue[]; text: string }) {
  const { t } = useTranslation('crud');
  const goToNext = useNext(values);
  if (values.length === 0) return null;
  return (
    <Button
      size="small"
      color="inherit"
      endIcon={<NextIcon sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
      onClick={goToNext}
    >
      <Typography component="span" variant="inherit" sx={{ color: 'warning.text' }}>
        {text}
      </Typography>
      <VisuallyHidden>{t('english.next')}</VisuallyHidden>
    </Button>
  );
}

/** Goes to the field after the one before, in the order of the form, to the first row of a list that is meant. */
function useNext(values: readonly EnglishValue[]): () => void {
  const { fields } = use(FormFields);
  const goToField = useGoToField();
  const last = useRef({ field: '', place: -1 });
  return () => {
    const order = [...fields.keys()];
    const places = values
      .map(({ field, name }) => ({ field, name, place: order.indexOf(name) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place);
    const { field, place } = last.current;
    const next = places.find((one) => one.place > place && one.field !== field) ?? places.at(0);
    if (!next) return;
    last.current = next;
    goToField(next.name);
  };
}

/** Keeps focused fields below the bar. */
const ROOM = { '[data-language-bar] ~ * :focus': { scrollMarginTop: '64px' } };

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1.5 },
  rowGap: 0.5,
  mb: 1,
  py: 1,
  bgcolor: 'background.ground',
  // On low screens it would take the room of the fields.
  '@media (min-height: 37.5em)': {
    position: 'sticky',
    top: 'calc(var(--header-height) + var(--page-tabs-height, 0px))',
    zIndex: 2,
  },
  '& .MuiToggleButton-root': { px: { xs: 1.25, sm: 2 }, textTransform: 'none' },
};
