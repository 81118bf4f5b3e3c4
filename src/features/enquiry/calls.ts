import type { Call } from '#src/api/client/client.ts';
import { env } from '#src/env.ts';

/** Name of the resource: the first part of its query keys. */
export const ENQUIRY = 'enquiry';

/** The mock's where the build names none: the contract describes the calls in any case. */
export const enquiryPath = `/${env.enquiryPath.slice(1) || 'enquiry'}` as const;

/** Beyond the specification: made only where the build names their path. */
export const enquiryCalls = {
  create: `POST ${enquiryPath}/create`,
  page: `GET ${enquiryPath}/page`,
  one: `GET ${enquiryPath}/get`,
  update: `PUT ${enquiryPath}/update`,
  remove: `DELETE ${enquiryPath}/delete`,
} satisfies Record<string, Call>;
