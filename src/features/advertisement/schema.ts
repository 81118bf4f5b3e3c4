import * as v from 'valibot';
import { count, dateTime, id, requiredText, status, text, times } from '#src/api/fields.ts';
import {
  dateTimeInput,
  endsAfterStart,
  linkInput,
  optionalInput,
  requiredInput,
  sortInput,
  statusInput,
} from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

const linkTargets = ['self', 'blank'] as const;

/** A slide of the home page's carousel, as the server sends it. */
export const Advertisement = v.looseObject({
  id,
  title: requiredText,
  subtitle: text,
  image: text,
  imageMobile: text,
  link: text,
  linkTarget: v.fallback(v.picklist(linkTargets), 'self'),
  buttonText: text,
  startTime: dateTime,
  endTime: dateTime,
  sort: count,
  status,
  ...times,
});
export type Advertisement = v.InferOutput<typeof Advertisement>;

/** What the form edits. */
export const AdvertisementInput = v.pipe(
  v.object({
    title: requiredInput(40),
    subtitle: optionalInput(80),
    image: requiredInput(500),
    imageMobile: optionalInput(500),
    link: linkInput,
    linkTarget: v.picklist(linkTargets),
    buttonText: optionalInput(12),
    startTime: dateTimeInput,
    endTime: dateTimeInput,
    sort: sortInput,
    status: statusInput,
  }),
  v.forward(
    v.partialCheck(
      [['startTime'], ['endTime']],
      ({ startTime, endTime }) => endsAfterStart(startTime, endTime),
      'endsAfterStart',
    ),
    ['endTime'],
  ),
);
export type AdvertisementInput = v.InferOutput<typeof AdvertisementInput>;

export const emptyAdvertisement: AdvertisementInput = {
  title: '',
  subtitle: '',
  image: '',
  imageMobile: '',
  link: '',
  linkTarget: 'self',
  buttonText: '',
  startTime: '',
  endTime: '',
  sort: 0,
  status: STATUS.shown,
};
