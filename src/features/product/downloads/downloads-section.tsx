import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Attachment } from '../schema.ts';
import { DOWNLOADS } from './downloads-link.tsx';
import { FileList } from './file-list.tsx';

type DownloadsSectionProps = { files: readonly Attachment[]; product: { name: string } };

export function DownloadsSection({ files, product }: DownloadsSectionProps) {
  const { t } = useTranslation('product');
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const isAsked = hash === `#${DOWNLOADS}` && (!isPop || key === 'default');
  // The router looks for the hash's element before the product is loaded.
  useEffect(() => {
    if (isAsked) heading.current?.scrollIntoView();
  }, [isAsked]);
  return (
    <Box component="section" aria-labelledby={DOWNLOADS} sx={styles}>
      <Typography ref={heading} id={DOWNLOADS} tabIndex={-1} variant="h3" component="h2">
        {t('download.title')}
      </Typography>
      <FileList files={files} product={product} />
    </Box>
  );
}

const styles = { mt: { xs: 6, md: 8 }, '@media print': { display: 'none' } };
