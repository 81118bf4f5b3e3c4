import i18next, { type ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '#src/i18n/i18next.d.ts';
import { useTypeHandle } from './type-handle.ts';

const NONE: readonly Namespace[] = [];

/**
 * The texts of the page's content type, by their keys, and those that several types have; `''` for one that
 * neither has.
 */
export function useTypeTexts() {
  const { texts = NONE } = useTypeHandle().list;
  const { t } = useTranslation(['crud', ...texts]);
  return useCallback(
    (key: string, values: Record<string, string | number> = {}) => {
      const ns = [...texts, 'crud'] as const;
      return isText(key, ns) ? t(key, { ns, ...values }) : '';
    },
    [t, texts],
  );
}

/** The text of a word of a field that is one of some. */
export const wordText = (textOf: ReturnType<typeof useTypeTexts>, name: string, word: string) =>
  textOf(`${name}.${word}`) || word;

/** The texts that every content type with a list has, beside those of its fields. */
export const LIST_TEXTS = { title: 'list.title', purpose: 'list.purpose', new: 'new.title' };

function isText(key: string, ns: readonly Namespace[]): key is ParseKeys<'crud'> {
  return i18next.exists(key, { ns });
}
