import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import type { AdvertisementInput } from './input.ts';

/** What the form looks at before publishing, and the site check in all records. */
export const advertisementChecked: CheckedFields<keyof AdvertisementInput> = {
  phonePicture: 'imageMobile',
  links: ['link'],
  begin: 'startTime',
  end: 'endTime',
  texts: ['title', 'subtitle', 'buttonText'],
};
