import { cutAfter } from '#src/components/stretched-link.ts';

/** Of `PictureTitle`, once for all rows of a list. */
export const pictureTitleStyles = {
  '& .picture-title': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minWidth: 0,
    width: 1,
    '& > .picture': { flexShrink: 0 },
    '& > .texts': { minWidth: 0, lineHeight: 1.4 },
    '& .title': {
      typography: 'subtitle2',
      ...cutAfter(1),
      overflowWrap: 'anywhere',
      lineHeight: 1.4,
      whiteSpace: 'normal',
    },
    '& .text': {
      typography: 'caption',
      color: 'text.secondary',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  // The element itself says how many lines and how wide.
  '& .MuiDataGrid-root .picture-title > .picture-small': { width: '48px !important' },
  // Low rows have room for a title and one text, and for a picture no higher.
  '& .MuiDataGrid-root--densityCompact .picture-title': {
    '& > .picture': { maxWidth: 52 },
    '& .title': { WebkitLineClamp: '1 !important' },
    '& .text ~ .text': { display: 'none' },
  },
} as const;
