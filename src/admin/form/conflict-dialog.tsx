import { useTranslation } from 'react-i18next';
import { LazyCompareDialog } from './compare/lazy-compare-dialog.ts';
import { useFormSave, useSaveState } from './save/use-save.ts';

/** Asks which version is saved of the fields that somebody else has changed too. */
export function ConflictDialog() {
  const { t } = useTranslation('crud');
  const state = useSaveState(useFormSave());
  if (state.is !== 'asking') return null;
  const goBack = () => state.answer(null);
  return (
    <LazyCompareDialog
      title={t('conflict.title')}
      text={t('conflict.text')}
      captions={{ mine: t('conflict.mine'), other: t('conflict.theirs') }}
      fields={state.fields}
      confirmText={t('conflict.save')}
      onConfirm={state.answer}
      onCancel={goBack}
      onLoadFailed={goBack}
    />
  );
}
