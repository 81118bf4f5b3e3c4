import * as v from 'valibot';
import { flag, id, optionalNumber, requiredText, text, times } from '#src/api/fields.ts';

/** One of several records is in force. */
export const CompanyInfo = v.looseObject({
  id,
  title: requiredText,
  companyaddress: text,
  phone: text,
  email: text,
  fax: text,
  postcode: text,
  contacts: text,
  slogan: text,
  introduction: text,
  logo: text,
  wechatQr: text,
  serviceQr: text,
  icp: text,
  policeIcp: text,
  longitude: optionalNumber,
  latitude: optionalNumber,
  inForce: flag,
  ...times,
});
export type CompanyInfo = v.InferOutput<typeof CompanyInfo>;
