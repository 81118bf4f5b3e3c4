import { useTranslation } from 'react-i18next';
import { ErrorView } from '#src/components/page/error-view.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { Backdrop } from '#src/components/illustrations/backdrop.tsx';
import { Cloud } from '#src/components/illustrations/cloud.tsx';
import { Illustration } from '#src/components/illustrations/illustration.tsx';
import { Sprout } from '#src/components/illustrations/sprout.tsx';

export function Forbidden() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('errorPage.forbidden.title')} noIndex />
      <ErrorView
        illustration={<ForbiddenIllustration />}
        code={403}
        title={t('errorPage.forbidden.title')}
        description={t('errorPage.forbidden.description')}
        actions={
          <>
            <RouterButton to="/home" variant="contained" color="secondary" size="large">
              {t('action.toHome')}
            </RouterButton>
            <RouterButton to="/aboutus" color="secondary" size="large">
              {t('errorPage.forbidden.contact')}
            </RouterButton>
          </>
        }
      />
    </>
  );
}

/** 403: a locked greenhouse. */
function ForbiddenIllustration() {
  return (
    <Illustration>
      <Backdrop />
      <Cloud x={42} y={96} scale={0.8} />
      <Cloud x={264} y={70} scale={0.7} />
      <path d="M80 226V138C80 86 124 54 180 54C236 54 280 86 280 138V226Z" fill="var(--paper)" />
      <path d="M80 138C80 86 124 54 180 54C236 54 280 86 280 138Z" fill="var(--soft)" />
      <path d="M80 138H280M180 54V138M124 70V226M236 70V226" />
      <path d="M80 182H124M236 182H280" />
      <Sprout x={102} y={226} scale={0.44} />
      <Sprout x={258} y={226} scale={0.44} flip />
      <path d="M124 138H236V226H124Z" fill="var(--mist)" />
      <path d="M180 138V226" />
      <path d="M157 172V156C157 143 167 133 180 133C193 133 203 143 203 156V172" strokeWidth="11" />
      <path
        d="M157 172V156C157 143 167 133 180 133C193 133 203 143 203 156V172"
        strokeWidth="5"
        stroke="var(--soft)"
      />
      <rect x="142" y="168" width="76" height="58" rx="10" fill="var(--leaf)" />
      <path
        d="M180 188C186 188 190 192 190 197C190 201 187 203 185 205L187 213H173L175 205C173 203 170 201 170 197C170 192 174 188 180 188Z"
        fill="var(--paper)"
      />
    </Illustration>
  );
}
