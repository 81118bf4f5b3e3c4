/** By what visits are summed up. */
export const GROUPINGS = ['days', 'pages', 'regions'] as const;
export type Grouping = (typeof GROUPINGS)[number];
