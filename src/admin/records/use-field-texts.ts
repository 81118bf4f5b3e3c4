import i18next, { type ParseKeys, type TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import type { Unstored } from '#src/api/records/unstored-fields.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import type { Namespace } from '#src/i18n/i18next.d.ts';
import { loadTexts } from '#src/i18n/namespaces.ts';

/**
 * The texts of a content type's fields: `label`, and `hint` where there is one. What several types have
 * is in `crud` and `common`.
 */
export function useFieldTexts(namespace: Namespace) {
  const { t } = useTranslation(['crud', namespace]);
  return useCallback((name: string) => fieldTexts(t, namespace, name), [t, namespace]);
}

/** The texts of a content type by their keys, for a namespace that is loaded and known only at run time. */
export function useNamespaceTexts(namespace: Namespace) {
  const { t } = useTranslation(['crud', namespace]);
  const ns = [namespace, 'crud'] as const;
  return (key: string): string => (isText(key, ns) ? t(key, { ns }) : key);
}

/** The texts of one field, for a namespace that is loaded and known only at run time. */
export function fieldTexts(t: TFunction<['crud']>, namespace: Namespace, name: string) {
  const ns = [namespace, 'crud'] as const;
  const textOf = (key: string) => (isText(key, ns) ? t(key, { ns }) : undefined);
  return { label: textOf(`field.${name}`) ?? name, hint: textOf(`field.${name}Hint`) };
}

/** The label of a field, also of one that holds the English value of another. */
export function fieldLabel(t: TFunction<['crud']>, namespace: Namespace, name: string): string {
  const { label } = fieldTexts(t, namespace, name);
  if (!HAS_ENGLISH || label !== name || !name.endsWith('En')) return label;
  return t('form.inEnglish', { name: fieldTexts(t, namespace, name.slice(0, -2)).label });
}

/** What a person reads of fields that a server did not store. @param namespace the type's; undefined where it is unknown */
export async function unstoredTexts(namespace: Namespace = 'crud', unstored: Unstored) {
  // The person may be on another type's page; without texts the fields have their names in the code.
  await loadTexts(currentLanguage(), [namespace]).catch(() => {});
  const t = i18next.getFixedT(null, ['crud']);
  const separator = t('unstored.separator');
  const named = Object.entries(unstored).map(([name, missing]) => {
    const label = fieldLabel(t, namespace, name);
    const parts = missing.map((part) => t(`unstored.part.${part}`)).join(separator);
    if (parts === '') return { name, text: label, error: t('unstored.field') };
    return {
      name,
      text: t('unstored.named', { label, parts }),
      error: t('unstored.parts', { parts }),
    };
  });
  return {
    message: t('unstored.all', { fields: named.map(({ text }) => text).join(separator) }),
    errors: Object.fromEntries(named.map(({ name, error }) => [name, error])),
  };
}

function isText(key: string, ns: readonly Namespace[]): key is ParseKeys<'crud'> {
  return i18next.exists(key, { ns });
}
