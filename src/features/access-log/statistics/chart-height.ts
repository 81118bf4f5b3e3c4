/** The height of a chart, its table and its skeleton: nothing moves when one takes another's place. */
export const CHART_HEIGHT = 260;
