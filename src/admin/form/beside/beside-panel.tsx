import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import Paper from '@mui/material/Paper';
import { useColorScheme } from '@mui/material/styles';
import { Component, type ReactNode, use, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormLanguages } from '#src/admin/form/core/languages/form-language.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { visibleTimes } from '#src/admin/records/table-facts.ts';
import { useDebouncedValue } from '#src/components/use-debounced-value.ts';
import type { Id } from '#src/lib/records/id.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { besideSettings, DEVICES } from './beside-settings.ts';
import { BesideTools, type Look } from './beside-tools.tsx';
import { PageFrame } from './page-frame.tsx';
import type { BesideMessage } from './beside-message.ts';
import { useFieldFocus } from './use-field-focus.ts';

type BesidePanelProps = Pick<BesideMessage, 'source' | 'path' | 'hasOwnPage'> & {
  /** The record that the form's values are put into. */
  record: { id: Id };
  isWide: boolean;
  /** @param focus moves the focus then */
  onClose: (focus?: () => void) => void;
};

/** In ms: the page is drawn in the thread that handles keys, so it follows once nobody types. */
const TYPING_PAUSE = 150;

/** The public page of a form's record as it is written: at the form's side, or on a sheet over it. */
export function BesidePanel(props: BesidePanelProps) {
  const { t } = useTranslation('beside');
  return (
    <BesideBoundary fallback={<Alert severity="warning">{t('failed')}</Alert>}>
      <Panel {...props} />
    </BesideBoundary>
  );
}

function Panel(props: BesidePanelProps) {
  const { record, isWide, onClose, source, path, hasOwnPage } = props;
  const id = String(record.id);
  const { t } = useTranslation('beside');
  const { language } = useLanguage();
  const { colorScheme } = useColorScheme();
  const { device } = besideSettings.useStored();
  const [ownLook, setLook] = useState<Look>({ language, isDark: colorScheme === 'dark' });
  const formLanguage = use(FormLanguages)?.shown ?? 'both';
  const look = useMemo(
    () => (formLanguage === 'both' ? ownLook : { ...ownLook, language: formLanguage }),
    [formLanguage, ownLook],
  );
  const fields = useRecordSource(source)?.fields;
  const times = useMemo(() => visibleTimes(fields ?? {}), [fields]);
  const values = useDebouncedValue(useWatch(), TYPING_PAUSE);
  const shown = useMemo(
    () => ({ source, id, path, hasOwnPage, times, record: { ...record, ...values }, ...look }),
    [source, id, path, hasOwnPage, times, record, values, look],
  );
  const focusField = useFieldFocus();
  const titleId = useId();
  const content = (
    <>
      <BesideTools
        look={look}
        onChange={setLook}
        hasLanguage={formLanguage === 'both'}
        isWide={isWide}
        onClose={() => onClose()}
      />
      <PageFrame
        shown={shown}
        values={values}
        width={DEVICES[device]}
        onPick={(field) => (isWide ? focusField(field) : onClose(() => focusField(field)))}
        onEscape={() => !isWide && onClose()}
      />
    </>
  );
  if (isWide) {
    return (
      <Paper component="section" variant="outlined" aria-label={t('title')} sx={panelStyles}>
        {content}
      </Paper>
    );
  }
  return (
    <Dialog open fullScreen disableRestoreFocus aria-labelledby={titleId} onClose={() => onClose()}>
      <span id={titleId} hidden>
        {t('title')}
      </span>
      {content}
    </Dialog>
  );
}

const panelStyles = {
  position: 'sticky',
  top: 'calc(var(--header-height) + var(--page-tabs-height, 0px) + 16px)',
  height: 'calc(100dvh - var(--header-height) - var(--page-tabs-height, 0px) - 32px)',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
};

type BesideBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Keeps an error of the page's side from the form. */
class BesideBoundary extends Component<BesideBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
