export const GROUPINGS = ['days', 'pages', 'regions'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Height in pixels of chart, table and skeleton; the same for all, to avoid layout shift. */
export const CHART_HEIGHT = 260;

/** Maximum number of pages or regions in the chart, and of rows in the table. */
export const MAX_BARS = 8;
export const MAX_TABLE_ROWS = 100;

/** Layout of the totals, and of their skeleton. */
export const TOTALS_GRID = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
};
