export const GROUPINGS = ['days', 'pages', 'regions'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Height in pixels of chart, table and skeleton: the same, to avoid layout shift. */
export const CHART_HEIGHT = 260;

/** Pages or regions in the chart, and rows in the table, at most. */
export const MAX_BARS = 8;
export const MAX_ROWS = 100;
