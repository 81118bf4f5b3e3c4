import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkLink } from '#src/admin/links/check-link.ts';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { readRichText } from './read-rich-text.ts';
import { decisions, linkKey } from './set-aside.ts';

export type BadLink = { field: string; href: string; text: string; state: 'gone' | 'hidden' };

/**
 * The dead links of a form; undefined while they are followed. Links to other sites
 * are not followed.
 * @param record its `recordKey`: links that were set aside are left out
 * @param onKnown is called once with their number
 */
export function useBadLinks(
  fields: CheckedFields,
  record: string | undefined,
  onKnown: (count: number) => void,
): BadLink[] | undefined {
  const client = useQueryClient();
  const sources = useRecordSources();
  const { getValues } = useFormContext();
  const decided = decisions.useStored();
  const [bad, setBad] = useState<BadLink[]>();

  const follow = useEffectEvent(async () => {
    const valueOf = (field: string) => String(getValues(field) ?? '');
    const links = [
      ...(fields.links ?? []).map((field) => ({ field, href: valueOf(field), text: '' })),
      ...(fields.richTexts ?? []).flatMap((field) =>
        readRichText(valueOf(field)).links.map((link) => ({ ...link, field })),
      ),
    ].filter(({ href }) => href !== '' && !(`${record} ${linkKey(href)}` in decided));
    const states = await Promise.all(links.map(({ href }) => checkLink(client, sources, href)));
    return links.flatMap((link, index) => {
      const state = states[index];
      return state === 'gone' || state === 'hidden' ? [{ ...link, state }] : [];
    });
  });
  const report = useEffectEvent((found: BadLink[]) => {
    setBad(found);
    onKnown(found.length);
  });
  useEffect(() => {
    let isGone = false;
    void follow().then((found) => !isGone && report(found));
    return () => {
      isGone = true;
    };
  }, []);
  return bad;
}
