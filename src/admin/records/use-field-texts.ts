import i18next from 'i18next';
import type { ParseKeys, TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '#src/i18n/i18next.d.ts';

/**
 * The texts of a content type's fields: `label`, and `hint` where there is one. What several types have
 * is in `crud` and `common`.
 */
export function useFieldTexts(namespace: Namespace) {
  const { t } = useTranslation(['crud', namespace]);
  return useCallback((name: string) => fieldTexts(t, namespace, name), [t, namespace]);
}

/** The texts of one field, for a namespace that is loaded and known only at run time. */
export function fieldTexts(t: TFunction<['crud']>, namespace: Namespace, name: string) {
  const ns = [namespace, 'crud'] as const;
  const textOf = (key: string) => (isText(key, ns) ? t(key, { ns }) : undefined);
  return { label: textOf(`field.${name}`) ?? name, hint: textOf(`field.${name}Hint`) };
}

function isText(key: string, ns: readonly Namespace[]): key is ParseKeys<'crud'> {
  return i18next.exists(key, { ns });
}
