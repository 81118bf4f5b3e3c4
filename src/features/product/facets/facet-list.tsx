import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { CoverageNote } from '../search/coverage-note.tsx';
import { type Choose, chosenOf } from './choices.ts';
import { FacetGroup } from './facet-group.tsx';
import type { Facet } from './facets.ts';
import type { Facets } from './use-facets.ts';
import { Failure } from '#src/components/page/failure.tsx';

/** Number of specifications shown at first. */
const SHOWN = 6;

type FacetListProps = { facets: Facets; onChoose: Choose };

/** The filters: skeleton, error, none, or the specifications that differ between most products. */
export function FacetList({ facets, onChoose }: FacetListProps) {
  const { t } = useTranslation('product');
  const [isWhole, setWhole] = useState(false);
  const { facets: all, choices, isPending, error, retry } = facets;
  const onPress = useStillBox(all);
  if (error) {
    return (
      <Failure
        title={t('facet.failed')}
        error={error}
        onRetry={retry}
        sx={{ typography: 'body2' }}
      />
    );
  }
  if (isPending) return <FacetListSkeleton />;
  const note = <CoverageNote isCut={facets.isCut} categoryId={facets.categoryId} />;
  if (all.length === 0) {
    return (
      <>
        {note}
        <Typography variant="body2">{t('facet.none')}</Typography>
      </>
    );
  }
  const isChosen = ({ name }: Facet) => chosenOf(choices, name).length > 0;
  const found = all.filter(
    (facet) => isChosen(facet) || facet.values.some(({ count }) => count > 0),
  );
  const first = found.filter((facet, index) => index < SHOWN || isChosen(facet));
  const shown = isWhole ? found : first;
  return (
    <>
      {note}
      {shown.map((facet) => (
        <FacetGroup
          key={facet.name}
          facet={facet}
          choices={choices}
          onChoose={onChoose}
          onPress={onPress}
        />
      ))}
      {found.length > first.length && (
        <Button
          variant="soft"
          color="secondary"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          <span>
            {isWhole ? t('facet.fewer') : t('facet.others', { count: found.length - first.length })}
          </span>
        </Button>
      )}
    </>
  );
}

/** Scrolls so that the pressed box stays where it is on the screen while values above it are folded. */
function useStillBox(facets: Facet[]) {
  const pressed = useRef<{ box: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    const { box, top = 0 } = pressed.current ?? {};
    pressed.current = undefined;
    const moved = box?.isConnected ? box.getBoundingClientRect().top - top : 0;
    if (moved === 0) return;
    const scroller = box?.closest('[data-facets]') ?? document.scrollingElement;
    scroller?.scrollBy({ top: moved, behavior: 'instant' });
    // Only once the values have changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [facets]);
  return (box: Element) => {
    pressed.current = { box, top: box.getBoundingClientRect().top };
  };
}

function FacetListSkeleton() {
  return (
    <Waiting>
      {['a', 'b', 'c'].map((group) => (
        <Box key={group} sx={{ mb: 3 }}>
          <LightSkeleton sx={{ width: '48%' }} />
          {['a', 'b', 'c', 'd'].map((value) => (
            <LightSkeleton key={value} sx={{ mt: 1, width: '80%', typography: 'body2' }} />
          ))}
        </Box>
      ))}
    </Waiting>
  );
}
