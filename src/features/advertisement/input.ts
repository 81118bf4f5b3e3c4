import * as v from 'valibot';
import {
  dateTimeInput,
  endsAfterStart,
  linkInput,
  optionalInput,
  requiredInput,
  sortInput,
  statusInput,
  wordInput,
} from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';
import { LINK_TARGETS } from './schema.ts';

export const AdvertisementInput = v.pipe(
  v.object({
    title: requiredInput(40),
    subtitle: optionalInput(80),
    image: requiredInput(500),
    imageMobile: optionalInput(500),
    link: linkInput,
    linkTarget: wordInput(LINK_TARGETS),
    buttonText: optionalInput(12),
    startTime: dateTimeInput,
    endTime: dateTimeInput,
    sort: sortInput,
    status: statusInput,
  }),
  endsAfterStart('startTime', 'endTime', 'endsAfterStart'),
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
