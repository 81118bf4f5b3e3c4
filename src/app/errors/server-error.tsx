import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#src/components/page/error-view.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { Backdrop } from '#src/components/illustrations/backdrop.tsx';
import { Cloud } from '#src/components/illustrations/cloud.tsx';
import { Illustration } from '#src/components/illustrations/illustration.tsx';
import { Sprout } from '#src/components/illustrations/sprout.tsx';

/** The actions of an error that may be gone after a reload. */
export function ReloadActions() {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        onClick={() => window.location.reload()}
      >
        {t('action.reload')}
      </Button>
      <RouterButton to="/home" color="secondary" size="large">
        {t('action.toHome')}
      </RouterButton>
    </>
  );
}

export function ServerError() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('errorPage.serverError.title')} noIndex />
      <ErrorView
        illustration={<ServerErrorIllustration />}
        code={500}
        title={t('errorPage.serverError.title')}
        description={t('errorPage.serverError.description')}
        actions={<ReloadActions />}
      />
    </>
  );
}

/** 500: a stopped control cabinet with a plant growing out of it. */
function ServerErrorIllustration() {
  return (
    <Illustration>
      <Backdrop />
      <Cloud x={44} y={104} scale={0.8} />
      <rect x="118" y="76" width="124" height="142" rx="8" fill="var(--paper)" />
      <Unit y={86} lamp="var(--leaf)" />
      <Unit y={128} lamp="var(--paper)" />
      <Unit y={170} lamp="var(--leaf)" />
      <path d="M134 218V225H152V218M208 218V225H226V218" fill="var(--soft)" />
      <path d="M222 146C236 150 250 146 256 132C262 118 262 104 276 96" />
      <path d="M256 132C266 134 278 130 284 118C272 112 260 118 256 132Z" fill="var(--leaf)" />
      <path d="M248 144C252 156 264 162 278 158C276 146 262 140 248 144Z" fill="var(--mid)" />
      <path d="M276 96C272 82 280 70 296 68C300 84 292 96 276 96Z" fill="var(--leaf)" />
      <Sprout x={86} y={226} scale={0.6} flip />
      <g transform="translate(180 66)">
        <path
          d="M-6 -48L-34 0C-37 5 -34 11 -28 11H28C34 11 37 5 34 0L6 -48C3 -53 -3 -53 -6 -48Z"
          fill="var(--soft)"
        />
        <path d="M0 -32V-14" strokeWidth="6" />
        <path d="M0 -2V-1.9" strokeWidth="7" />
      </g>
    </Illustration>
  );
}

function Unit({ y, lamp }: { y: number; lamp: string }) {
  return (
    <g transform={`translate(130 ${y})`}>
      <rect width="100" height="36" rx="5" fill="var(--soft)" />
      <circle cx="16" cy="18" r="5" fill={lamp} />
      <path d="M34 13H60M34 23H52M74 12V24M84 12V24" />
    </g>
  );
}
