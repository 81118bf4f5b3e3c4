import Box from '@mui/material/Box';
import type { Attachment } from '../schema.ts';
import { FileLink } from './file-link.tsx';

type FileListProps = { files: readonly Attachment[] };

export function FileList({ files }: FileListProps) {
  return (
    <Box component="ul" sx={styles}>
      {files.map((file, index) => (
        // Files have no id, and two may have one address.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <FileLink file={file} />
        </li>
      ))}
    </Box>
  );
}

const styles = {
  m: 0,
  mt: 2,
  p: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 2, sm: 2.5 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  listStyle: 'none',
};
