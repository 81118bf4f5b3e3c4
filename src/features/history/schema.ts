import { calendarDate } from '#src/api/fields/fields.ts';
import {
  inLanguages,
  order,
  custom,
  picture,
  type RecordOf,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';
import { pagedApi } from '#src/api/records/table-api.ts';

export const historyFields = {
  /** A year, a month or a day. */
  date: custom(calendarDate),
  title: inLanguages(title(60)),
  description: inLanguages(text({ max: 500 })),
  image: picture({ ratio: 4 / 3, crops: { timeline: 4 / 3 } }),
  sort: order(),
  status: status(),
};

export const historyApi = pagedApi({ name: 'develop', fields: historyFields });

export type HistoryEntry = RecordOf<typeof historyFields>;
