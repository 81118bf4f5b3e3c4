import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Picture } from '#src/components/picture.tsx';
import { useSiteName } from '#src/components/page/site-name.ts';
import { SITE_PICTURE } from '#src/components/page/page-meta.tsx';
import { siteOrigin } from '#src/lib/links/site-origin.ts';
import { DESCRIPTION_WIDTH, TITLE_WIDTH } from './find-problems.ts';
import { cutText } from '#src/lib/text/text-width.ts';

type SharePreviewProps = {
  /** As the public page has them in its meta tags. */
  title: string;
  description: string;
  /** Full URL; the site's own picture without it. */
  picture?: string | undefined;
  path: string;
};

/** A page as search engines list it, and as WeChat shows a link to it. */
export function SharePreview({ title, description, picture, path }: SharePreviewProps) {
  const { t } = useTranslation('crud');
  const siteName = useSiteName();
  const host = new URL(siteOrigin()).host;
  const named = title === '' ? t('checklist.untitled') : title;
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={headingStyles}>
        {t('checklist.searchResult')}
      </Typography>
      <Box sx={{ ...cardStyles, p: 2 }}>
        <Typography variant="body2">{siteName}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {[host, ...path.split('/').filter(Boolean)].join(' › ')}
        </Typography>
        <Typography sx={{ mt: 0.5, fontSize: '1.125rem', lineHeight: 1.4, color: 'info.text' }}>
          {cutText(`${named} - ${siteName}`, TITLE_WIDTH)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {cutText(description, DESCRIPTION_WIDTH)}
        </Typography>
      </Box>
      <Typography component="h3" variant="subtitle2" sx={headingStyles}>
        {t('checklist.weChat')}
      </Typography>
      <Box sx={{ ...cardStyles, maxWidth: 280 }}>
        <Box sx={{ p: 1.5 }}>
          <Typography sx={{ ...lines(2), fontSize: '1rem', lineHeight: 1.4 }}>{named}</Typography>
          <Box sx={{ display: 'flex', gap: 1.5, mt: 0.75 }}>
            <Typography
              variant="caption"
              sx={{ ...lines(3), flex: 1, color: 'text.secondary', lineHeight: 1.5 }}
            >
              {description}
            </Typography>
            <Box sx={{ width: 52, flexShrink: 0 }}>
              <Picture src={picture || SITE_PICTURE} alt="" ratio={1} sizes="52px" />
            </Box>
          </Box>
        </Box>
        <Typography
          variant="caption"
          sx={{
            display: 'block',
            px: 1.5,
            py: 0.5,
            borderTop: 1,
            borderColor: 'divider',
            color: 'text.secondary',
          }}
        >
          {siteName}
        </Typography>
      </Box>
      <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
        {t('checklist.previewHint')}
      </Typography>
    </>
  );
}

const headingStyles = { mt: 3, mb: 1 };

const cardStyles = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Shows at most so many lines. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: String(count),
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }) as const;
