import {
  begin,
  end,
  inLanguages,
  link,
  oneOf,
  order,
  picture,
  type RecordOf,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';
import { wholeApi } from '#src/api/records/table-api.ts';

const LINK_TARGETS = ['self', 'blank'] as const;

export const advertisementFields = {
  title: inLanguages(title(40)),
  subtitle: inLanguages(text({ max: 80 })),
  image: picture({
    required: true,
    ratio: 21 / 9,
    crops: { desktop: 21 / 9, tablet: 16 / 9, phone: 4 / 5 },
  }),
  imageMobile: picture({ ratio: 4 / 5, crops: { phone: 4 / 5 } }),
  link: link(),
  linkTarget: oneOf(LINK_TARGETS),
  buttonText: inLanguages(text({ max: 12 })),
  startTime: begin(),
  endTime: end({ after: 'startTime', code: 'endsAfterStart' }),
  sort: order(),
  status: status(),
};

export const advertisementApi = wholeApi({
  name: 'scroller',
  list: 'get',
  one: 'details',
  fields: advertisementFields,
});

export type Advertisement = RecordOf<typeof advertisementFields>;
