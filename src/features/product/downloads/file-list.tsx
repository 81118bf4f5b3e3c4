import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { formatFileSize } from '#src/i18n/format/format-file-size.ts';
import { fileEnding, formatOf } from '#src/lib/files/file-types.ts';
import { safeFileName } from '#src/lib/text/file-name.ts';
import type { Attachment } from '../schema.ts';
import { kindText, languageText } from './file-words.ts';
import { fileHref } from './product-files.ts';

type FileListProps = { files: readonly Attachment[]; product: { name: string } };

/** The files of a product whose name stands above them. */
export function FileList({ files, product }: FileListProps) {
  return (
    <Box component="ul" sx={styles}>
      {files.map((file, index) => (
        // Files have no id, and two may have one address.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <FileLink file={file} product={product} />
        </li>
      ))}
    </Box>
  );
}

const styles = {
  mt: 2,
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 2, sm: 2.5 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
};

type FileLinkProps = { file: Attachment; product: { name: string } };

/** A file to download: title without the product's name, kind, language, version, format and size. */
export function FileLink({ file, product }: FileLinkProps) {
  const { t } = useTranslation('product');
  const { title, kind, language, version, url, size } = file;
  const href = fileHref(url);
  const facts = [
    kindText(t, kind),
    languageText(t, language),
    version,
    formatOf(file),
    size > 0 ? formatFileSize(size) : '',
  ];
  return (
    <Box sx={linkStyles.file}>
      <DownloadIcon fontSize="small" sx={{ color: 'brand.text' }} />
      <div>
        <Link
          href={href}
          download={nameOf(file)}
          // Browsers download only files of this site. Others open, and would replace the page without this.
          target={href?.startsWith('/') ? undefined : '_blank'}
          rel="noopener noreferrer"
          lang={langOf(file, 'title')}
          aria-label={title}
          color="text.primary"
          underline="hover"
          sx={linkStyles.link}
        >
          {shortTitle(title, product.name)}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </div>
    </Box>
  );
}

/** `Soil sensor: user manual` of the soil sensor is its `User manual`. */
function shortTitle(title: string, name: string): string {
  if (name === '' || !title.startsWith(name)) return title;
  const rest = title.slice(name.length).replace(/^[\s:：·–—-]+/, '');
  return rest === '' ? title : rest.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** The file name for the download, because servers name uploads by a number. */
function nameOf({ title, version, url }: Attachment): string {
  const ending = fileEnding(url);
  const name = [title, version].filter(Boolean).join(' ');
  return safeFileName(ending === '' ? name : `${name}.${ending}`);
}

const linkStyles = {
  file: {
    display: 'flex',
    gap: 1.5,
    overflowWrap: 'anywhere',
    '& > svg': { mt: 0.25, flex: 'none', '@media (pointer: coarse)': { mt: 1.5 } },
    '& > div': { minWidth: 0 },
  },
  link: {
    fontWeight: 600,
    '@media (pointer: coarse)': { display: 'inline-block', py: 1.25 },
  },
} as const;
