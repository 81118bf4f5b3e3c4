import type { Call } from '#src/api/client/client.ts';
import { env } from '#src/env.ts';

/** First part of all query keys of enquiries. */
export const ENQUIRY = 'enquiry';

/** Path of the API. A build without one gets the path of the mock, so that the calls can always be described. */
export const enquiryPath = `/${env.enquiryPath.slice(1) || 'enquiry'}` as const;

/** Calls that the specification does not have; used only if the build sets their path. */
export const enquiryCalls = {
  create: `POST ${enquiryPath}/create`,
  page: `GET ${enquiryPath}/page`,
  one: `GET ${enquiryPath}/get`,
  update: `PUT ${enquiryPath}/update`,
  remove: `DELETE ${enquiryPath}/delete`,
} satisfies Record<string, Call>;
