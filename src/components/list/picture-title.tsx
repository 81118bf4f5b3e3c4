import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { cutAfter } from '../stretched-link.ts';

type PictureTitleProps = {
  picture: ReactNode;
  /** The picture's, in pixels. */
  width?: number | { xs: number; md: number };
  title: string;
  /** Before the title: what is special about the record. */
  marks?: ReactNode;
  /** How many lines the title may take. */
  lines?: 1 | 2;
  /** Small lines below the title; '' is left out. */
  texts?: string[];
};

/** In low rows, which have room for a title and one text, and for a picture no higher. */
const LOW = '.MuiDataGrid-root--densityCompact &';

/** What a row of a grid, or its card, begins with: a small picture, a title and texts below it. */
export function PictureTitle(props: PictureTitleProps) {
  const { picture, width = 72, title, marks, lines = 1, texts = [] } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: 1 }}>
      <Box sx={{ width, flexShrink: 0, [LOW]: { maxWidth: 52 } }}>{picture}</Box>
      <Box sx={{ minWidth: 0, lineHeight: 1.4, [`${LOW} > :nth-of-type(3)`]: { display: 'none' } }}>
        <Typography
          variant="subtitle2"
          component="div"
          title={title}
          sx={[cutAfter(lines), titleStyles]}
        >
          {marks}
          {title}
        </Typography>
        {texts
          .filter((text) => text !== '')
          .map((text) => (
            <Typography
              key={text}
              variant="caption"
              component="div"
              noWrap
              title={text}
              sx={{ color: 'text.secondary' }}
            >
              {text}
            </Typography>
          ))}
      </Box>
    </Box>
  );
}

const titleStyles = {
  overflowWrap: 'anywhere',
  lineHeight: 1.4,
  whiteSpace: 'normal',
  [LOW]: { WebkitLineClamp: 1 },
} as const;
