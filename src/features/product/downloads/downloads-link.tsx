import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** The id of the heading above a product's files. */
export const DOWNLOADS = 'downloads';

/** Link to the product's files, further down on the page. */
export function DownloadsLink({ count }: { count: number }) {
  const { t } = useTranslation('product');
  return (
    <Button
      href={`#${DOWNLOADS}`}
      variant="soft"
      color="secondary"
      startIcon={<DownloadIcon />}
      // A new history entry would lose the way back to the list.
      onClick={(event) => {
        event.preventDefault();
        const heading = document.getElementById(DOWNLOADS);
        heading?.scrollIntoView();
        heading?.focus({ preventScroll: true });
      }}
    >
      <span>{t('download.count', { count })}</span>
    </Button>
  );
}
