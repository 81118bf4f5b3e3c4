import { control } from './control.ts';
import { fertigation } from './fertigation.ts';
import { growing } from './growing.ts';
import { sensing } from './sensing.ts';
import type { Series } from './series.ts';

/** The twelve series, in the order of the products' numbers. */
export const allSeries: Series[] = [...sensing, ...control, ...fertigation, ...growing];
