import * as v from 'valibot';
import { emailInput, optionalCode, optionalInput, requiredCode } from '#src/api/fields/input.ts';
import { englishEntries } from '#src/api/fields/record-fields.ts';
import { inputSchema } from '#src/api/fields/record-input.ts';
import { companyInfoFields } from './schema.ts';

/** Whether a text is a phone number: 5 to 15 digits, optionally grouped (`400-000-0808`, `+86 571 8888 6666`). */
const phone = (value: string) =>
  /^\+?[\d\s()-]+$/.test(value) && /^\d{5,15}$/.test(value.replaceAll(/\D/g, ''));

// Characters of the registries: "ICP filing" or "licence", "number", "network security".
const POSTCODE = /^\d{6}$/;
const ICP = /^\p{Script=Han}ICP[\u5907\u8bc1]\d{6,10}\u53f7(-\d{1,3})?$/u;
const POLICE_ICP = /^\p{Script=Han}\u516c\u7f51\u5b89\u5907\s?\d{14}\u53f7$/u;

const optional = (max: number, code: string, fits: (value: string) => boolean) =>
  v.pipe(
    optionalCode(max),
    v.check((value) => value === '' || fits(value), code),
  );

const coordinate = (limit: number) =>
  v.nullable(v.pipe(v.number('number'), v.minValue(-limit), v.maxValue(limit)));

export const MAX_STATIONS = 50;

const isEmptyRow = (row: object) => Object.values(row).every((value) => !value);

/** Loose, so that unknown fields survive an edit. */
const StationInput = v.pipe(
  v.looseObject({
    name: optionalInput(40),
    ...englishEntries({ name: v.optional(optionalInput(40), '') }),
  }),
  v.forward(
    v.check((row) => row.name !== '' || isEmptyRow(row), 'required'),
    ['name'],
  ),
);

const stations = v.pipe(
  v.array(StationInput),
  v.maxLength(MAX_STATIONS),
  // Empty rows are dropped without an error.
  v.transform((rows) => rows.filter((row) => !isEmptyRow(row))),
);

/** A map position needs both coordinates. */
export const CompanyInfoInput = v.pipe(
  inputSchema(companyInfoFields, {
    phone: v.pipe(requiredCode(40), v.check(phone, 'phone')),
    email: emailInput,
    fax: optional(40, 'phone', phone),
    postcode: optional(12, 'postcode', (value) => POSTCODE.test(value)),
    whatsapp: optional(40, 'phone', phone),
    wechatId: optionalCode(40),
    icp: optional(60, 'icp', (value) => ICP.test(value)),
    policeIcp: optional(60, 'policeIcp', (value) => POLICE_ICP.test(value)),
    longitude: coordinate(180),
    latitude: coordinate(90),
    stations,
  }),
  v.forward(
    v.partialCheck(
      [['longitude'], ['latitude']],
      ({ longitude, latitude }) => longitude !== null || latitude === null,
      'required',
    ),
    ['longitude'],
  ),
  v.forward(
    v.partialCheck(
      [['longitude'], ['latitude']],
      ({ longitude, latitude }) => latitude !== null || longitude === null,
      'required',
    ),
    ['latitude'],
  ),
);
export type CompanyInfoInput = v.InferOutput<typeof CompanyInfoInput>;
