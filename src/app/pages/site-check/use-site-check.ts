import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { decisions, linkKey } from '#src/admin/form/checklist/set-aside.ts';
import { linkStateOf } from '#src/admin/links/check-link.ts';
import { type LinkTarget, linkTargetOf } from '#src/admin/links/link-target.ts';
import type { Scan } from '#src/admin/records/scan-pages.ts';
import { isPublic, type RecordSource } from '#src/admin/records/record-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { type Inspect, useRecordScan } from '#src/admin/records/use-record-scan.ts';
import { checkRecord, type FoundLink } from './check-records.ts';
import {
  byWeight,
  type Finding,
  findingKey,
  isToDo,
  FINDING_KINDS,
  type SourceFinding,
} from './finding.ts';
import { lastCheck } from './last-check.ts';
import { brokenPictures, PICTURE_LOADS } from './picture-loads.ts';

/** What a record has: faults, and links to records, which may not be read yet. */
type Checked = { findings: Finding[]; links: (FoundLink & { target: LinkTarget })[] };

/**
 * Checks all records of all types with their links and pictures, when it is asked to; can be stopped, and goes on where
 * it was. A type that is changed afterwards is read again.
 */
export function useSiteCheck() {
  const client = useQueryClient();
  const types = useRecordSources();
  const sources = useMemo(() => types.filter(isPublic), [types]);
  const inspect = useMemo(() => inspectWith(types), [types]);
  const { read, ...scan } = useRecordScan({
    part: 'site check',
    inspect,
    sources,
    asksFirst: true,
  });
  const { failures, done, isRunning, isEnded, updatedAt } = scan;
  const decided = decisions.useStored();
  const all = read.flatMap(({ source, data }) =>
    data.found
      .flatMap(({ findings, links }) => [...findings, ...badLinks(links, read)])
      .map((finding): SourceFinding => ({ ...finding, source })),
  );
  const withoutDecided = (keys: typeof decided) =>
    all.filter((finding) => !(findingKey(finding) in keys));
  // A server without content has nothing to check, and so no time of a check.
  const isComplete = isEnded && failures.length === 0 && updatedAt > 0;
  const remember = useEffectEvent((at: number, keys: typeof decided) => {
    const byKind = Object.groupBy(withoutDecided(keys).filter(isToDo), ({ kind }) => kind);
    const counts = Object.fromEntries(
      FINDING_KINDS.map((kind) => [kind, byKind[kind]?.length ?? 0]),
    );
    lastCheck.write({ at, counts });
  });
  useEffect(() => {
    if (isComplete) remember(updatedAt, decided);
  }, [isComplete, updatedAt, decided]);
  return {
    ...scan,
    /** Without those that were set aside, the most pressing first. */
    findings: withoutDecided(decided).toSorted(byWeight),
    hasBegun: done > 0 || isRunning || scan.isStopped,
    startAgain: () => {
      client.removeQueries({ queryKey: PICTURE_LOADS });
      scan.startAgain();
    },
  };
}

/** Checks records, and each link and picture in them once. */
function inspectWith(sources: readonly RecordSource[]): Inspect<Checked> {
  const targets = new Map<string, LinkTarget>();
  const targetAt = (href: string) => {
    const target = targets.get(href) ?? linkTargetOf(sources, href);
    targets.set(href, target);
    return target;
  };
  return async (client, source, records, signal) => {
    if (source.namespace) await i18next.loadNamespaces(source.namespace);
    const checked = records.map((record) => checkRecord(source, record));
    const addresses = checked.flatMap(({ pictures }) => pictures.map(({ src }) => src));
    const broken = await brokenPictures(client, addresses, signal);
    return checked
      .map(({ findings, links, pictures }): Checked => ({
        findings: [
          ...findings,
          ...pictures
            .filter(({ src }) => broken.has(src))
            .map(({ record, field, src }): Finding => {
              const name = `noPicture ${src}`;
              return {
                kind: 'pictures',
                record,
                field,
                problem: 'noPicture',
                name,
                values: { src },
              };
            }),
        ],
        links: links
          .map((link) => ({ ...link, target: targetAt(link.href) }))
          .filter(({ target: { kind } }) => kind === 'record' || kind === 'nowhere'),
      }))
      .filter(({ findings, links }) => findings.length + links.length > 0);
  };
}

/** The links that lead visitors nowhere; unknown while the type of their record has not been read. */
function badLinks(
  links: Checked['links'],
  read: readonly { source: RecordSource; data: Scan<Checked> }[],
): Finding[] {
  return links.flatMap(({ record, field, href, text, target }): Finding[] => {
    const found =
      target.kind === 'record'
        ? read.find(({ source }) => source === target.source)?.data
        : undefined;
    const isVisible = target.kind === 'record' ? found?.visible.get(target.id) : undefined;
    const isRead = found !== undefined && found.next === undefined;
    const state = linkStateOf(
      target,
      isVisible === undefined ? (isRead ? null : undefined) : { isVisible },
    );
    if (state !== 'gone' && state !== 'hidden') return [];
    const problem = state === 'gone' ? 'linkGone' : 'linkHidden';
    const values = { name: text || href, href };
    return [{ kind: 'links', record, field, problem, name: linkKey(href), values }];
  });
}
