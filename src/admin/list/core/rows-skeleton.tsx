import { BusyRegion } from '#src/components/loading/busy-region.tsx';

const ROWS = [0, 1, 2, 3, 4, 5];

export function RowsSkeleton() {
  return (
    <BusyRegion sx={rowStyles}>
      {ROWS.map((row) => (
        <div key={row}>
          <i className="box" />
          <i className="picture" />
          <div>
            <i />
            <i />
          </div>
          <i className="state" />
          <i className="tools" />
        </div>
      ))}
    </BusyRegion>
  );
}

const onWideScreens = { display: { xs: 'none', sm: 'block' }, flexShrink: 0 };

/** Plain elements with one set of styles: the skeleton must not delay the rows. */
const rowStyles = {
  px: 2,
  '& > div': {
    minHeight: 56,
    py: 1,
    gap: 2,
    display: 'flex',
    alignItems: 'center',
    borderTop: 1,
    borderColor: 'divider',
    '&:first-of-type': { borderTop: 0 },
  },
  '& > div > div': { flexGrow: 1 },
  '& i': {
    display: 'block',
    height: 12,
    borderRadius: 0.5,
    bgcolor: 'action.hover',
    '@keyframes breathe': { '50%': { opacity: 0.4 } },
    animation: 'breathe 2s 0.5s ease-in-out infinite',
  },
  '& div > i:first-of-type:not(.box)': { maxWidth: 260 },
  '& div > i + i': { mt: 1.5, maxWidth: 180 },
  // Titles vary in length.
  '& > div:nth-of-type(2n) > div > i': { maxWidth: 200 },
  '& > div > i + i': { mt: 0, maxWidth: 'none' },
  '& .box': { width: 20, height: 20, flexShrink: 0 },
  '& .picture': { width: 64, height: 43, flexShrink: 0, borderRadius: 1 },
  '& .state': { width: 48, height: 24, ...onWideScreens },
  '& .tools': { width: 56, height: 20, ...onWideScreens },
};
