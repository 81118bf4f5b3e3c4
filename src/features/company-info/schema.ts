import * as v from 'valibot';
import { optionalNumber, records, text as anyText } from '#src/api/fields/fields.ts';
import {
  englishEntries,
  flag,
  inLanguages,
  list,
  custom,
  picture,
  recordSchema,
  richText,
  text,
  title,
} from '#src/api/fields/record-fields.ts';

/** A service station; loose, so that unknown fields survive an edit. */
const Station = v.looseObject({ name: anyText, ...englishEntries({ name: anyText }) });

export const companyInfoFields = {
  title: inLanguages(title(60)),
  companyaddress: inLanguages(text({ max: 120, required: true })),
  phone: custom(anyText),
  email: custom(anyText),
  fax: custom(anyText),
  postcode: custom(anyText),
  whatsapp: custom(anyText),
  wechatId: custom(anyText),
  contacts: inLanguages(text({ max: 40 })),
  slogan: inLanguages(text({ max: 80 })),
  introduction: inLanguages(richText()),
  logo: picture({ ratio: 1 }),
  wechatQr: picture({ ratio: 1 }),
  serviceQr: picture({ ratio: 1 }),
  icp: custom(anyText),
  policeIcp: custom(anyText),
  longitude: custom(optionalNumber),
  latitude: custom(optionalNumber),
  replyPromise: inLanguages(text({ max: 120 })),
  warranty: inLanguages(text({ max: 120 })),
  deliveryTime: inLanguages(text({ max: 120 })),
  minimumOrder: inLanguages(text({ max: 120 })),
  serviceArea: inLanguages(text({ max: 120 })),
  /** Texts that begin with a number without separators of thousands: `1800+ sites`. */
  figures: inLanguages(list({ max: 30, items: 6 })),
  exportCountries: inLanguages(list({ max: 30, items: 80 })),
  stations: custom(records(Station)),
  inForce: flag(),
};

/** Company info as the server sends it. Of several records, one is in force. */
export const CompanyInfo = recordSchema(companyInfoFields);
export type CompanyInfo = v.InferOutput<typeof CompanyInfo>;
