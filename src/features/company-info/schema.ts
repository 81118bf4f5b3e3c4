import type * as v from 'valibot';
import { optionalNumber, text as anyText } from '#src/api/fields/fields.ts';
import {
  flag,
  inLanguages,
  own,
  picture,
  recordSchema,
  richText,
  text,
  title,
} from '#src/api/fields/record-fields.ts';

export const companyInfoFields = {
  title: inLanguages(title(60)),
  companyaddress: inLanguages(text({ max: 120, required: true })),
  phone: own(anyText),
  email: own(anyText),
  fax: own(anyText),
  postcode: own(anyText),
  contacts: inLanguages(text({ max: 40 })),
  slogan: inLanguages(text({ max: 80 })),
  introduction: inLanguages(richText()),
  logo: picture({ ratio: 1 }),
  wechatQr: picture({ ratio: 1 }),
  serviceQr: picture({ ratio: 1 }),
  icp: own(anyText),
  policeIcp: own(anyText),
  longitude: own(optionalNumber),
  latitude: own(optionalNumber),
  inForce: flag(),
};

/** Company info as the server sends it. Of several records, one is in force. */
export const CompanyInfo = recordSchema(companyInfoFields);
export type CompanyInfo = v.InferOutput<typeof CompanyInfo>;
