import { useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { decisions, linkKey } from '#src/admin/form/checklist/set-aside.ts';
import { stateOf } from '#src/admin/links/check-link.ts';
import { placeOf } from '#src/admin/links/link-place.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { useEachSource } from '#src/admin/records/use-each-source.ts';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { checkRecord } from './check-records.ts';
import type { FoundLink } from './check-records.ts';
import { byWeight, findingKey, isToDo, KINDS } from './finding.ts';
import type { Finding, SourceFinding } from './finding.ts';
import { lastCheck } from './last-check.ts';
import { brokenPictures, PICTURE_LOADS } from './picture-loads.ts';

const PART = 'site check';

type CheckedType = {
  findings: Finding[];
  links: FoundLink[];
  /** Whether visitors see them, by id. */
  visible: ReadonlyMap<string, boolean>;
};

/**
 * Checks all records of all types, when it is asked to; can be stopped, and goes on where it was. A type that is
 * changed afterwards is read again.
 */
export function useSiteCheck() {
  const client = useQueryClient();
  const sources = useRecordSources();
  /** Undefined until somebody begins. */
  const [wanted, setWanted] = useState<boolean>();
  const isWanted = wanted === true;
  const each = useEachSource({ part: PART, read: checkType, fits: isPublic, isWanted });
  const { read, failures, done, total, isReading, updatedAt } = each;
  const decided = decisions.useStored();
  const all = read.flatMap(({ source, data }) =>
    [...data.findings, ...badLinks(data.links, sources, read)].map((finding): SourceFinding => ({
      ...finding,
      source,
    })),
  );
  const withoutDecided = (keys: typeof decided) =>
    all.filter((finding) => !(findingKey(finding) in keys));
  const isComplete = !isReading && failures.length === 0;
  const remember = useEffectEvent((at: number, keys: typeof decided) => {
    const byKind = Object.groupBy(withoutDecided(keys).filter(isToDo), ({ kind }) => kind);
    const counts = Object.fromEntries(KINDS.map((kind) => [kind, byKind[kind]?.length ?? 0]));
    lastCheck.write({ at, counts });
  });
  useEffect(() => {
    if (isComplete) remember(updatedAt, decided);
  }, [isComplete, updatedAt, decided]);
  return {
    /** Without those that were set aside, the most pressing first. */
    findings: withoutDecided(decided).toSorted(byWeight),
    failures,
    done,
    total,
    isRunning: isWanted && isReading,
    hasBegun: wanted !== undefined || done > 0,
    isEnded: !isReading,
    start: () => setWanted(true),
    stop: () => {
      setWanted(false);
      void client.cancelQueries({ predicate: isOfCheck });
    },
    startAgain: () => {
      client.removeQueries({ queryKey: [PICTURE_LOADS] });
      setWanted(true);
      void client.resetQueries({ predicate: isOfCheck });
    },
  };
}

/** Users and enquiries are nothing that visitors see. */
const isPublic = ({ publicPath, shownOn }: RecordSource) => Boolean(publicPath ?? shownOn);

const isOfCheck = ({ queryKey }: Query) => queryKey[1] === PART;

async function checkType(
  client: QueryClient,
  source: RecordSource,
  signal: AbortSignal,
): Promise<CheckedType> {
  const [records] = await Promise.all([
    source.readAll(client, { signal }),
    source.namespace && i18next.loadNamespaces(source.namespace),
  ]);
  const checked = records.map((record) => checkRecord(source, record));
  const pictures = checked.flatMap((one) => one.pictures);
  const broken = await brokenPictures(
    client,
    pictures.map(({ src }) => src),
    signal,
  );
  return {
    findings: [
      ...checked.flatMap(({ findings }) => findings),
      ...pictures
        .filter(({ src }) => broken.has(src))
        .map(({ record, field, src }): Finding => {
          const name = `noPicture ${src}`;
          return { kind: 'pictures', record, field, problem: 'noPicture', name, values: { src } };
        }),
    ],
    links: checked.flatMap(({ links }) => links),
    visible: new Map(records.map(({ id, isVisible }) => [String(id), isVisible])),
  };
}

/** The links that lead visitors nowhere; unknown where the type of their record could not be read. */
function badLinks(
  links: readonly FoundLink[],
  sources: readonly RecordSource[],
  read: readonly { source: RecordSource; data: CheckedType }[],
): Finding[] {
  return links.flatMap(({ record, field, href, text }): Finding[] => {
    const place = placeOf(sources, href);
    const visible =
      place.kind === 'record'
        ? read.find(({ source }) => source === place.source)?.data.visible
        : undefined;
    const isVisible = place.kind === 'record' ? visible?.get(place.id) : undefined;
    const target = isVisible === undefined ? (visible ? null : undefined) : { isVisible };
    const state = stateOf(place, target);
    if (state !== 'gone' && state !== 'hidden') return [];
    const problem = state === 'gone' ? 'linkGone' : 'linkHidden';
    const values = { name: text || href, href };
    return [{ kind: 'links', record, field, problem, name: linkKey(href), values }];
  });
}
