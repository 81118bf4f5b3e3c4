import * as v from 'valibot';
import { flag, id, optionalNumber, requiredText, text, times } from '#src/api/fields.ts';
import { emailInput, optionalInput, requiredInput, richTextInput } from '#src/api/input.ts';

/** What the company says of itself; of several records one is in force (P3). */
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

export const CompanyInfoInput = v.object({
  title: requiredInput(60),
  companyaddress: requiredInput(120),
  phone: requiredInput(40),
  email: emailInput,
  fax: optionalInput(40),
  postcode: optionalInput(12),
  contacts: optionalInput(40),
  slogan: optionalInput(80),
  introduction: richTextInput,
  logo: optionalInput(500),
  wechatQr: optionalInput(500),
  serviceQr: optionalInput(500),
  icp: optionalInput(60),
  policeIcp: optionalInput(60),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  inForce: v.boolean(),
});
export type CompanyInfoInput = v.InferOutput<typeof CompanyInfoInput>;

export const emptyCompanyInfo: CompanyInfoInput = {
  title: '',
  companyaddress: '',
  phone: '',
  email: '',
  fax: '',
  postcode: '',
  contacts: '',
  slogan: '',
  introduction: '',
  logo: '',
  wechatQr: '',
  serviceQr: '',
  icp: '',
  policeIcp: '',
  longitude: null,
  latitude: null,
  inForce: false,
};
