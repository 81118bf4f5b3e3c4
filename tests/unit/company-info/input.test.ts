import * as v from 'valibot';
import { emptyOf } from '#src/api/fields/record-input.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { CompanyInfoInput } from '#src/features/company-info/input.ts';
import { CompanyInfo, companyInfoFields } from '#src/features/company-info/schema.ts';
import { codeSchemaErrors } from '#src/i18n/schema-errors.ts';

beforeAll(codeSchemaErrors);

const right: CompanyInfoInput = {
  ...emptyOf(companyInfoFields),
  title: '青禾智控',
  companyaddress: '杭州',
  phone: '400-000-0808',
  email: 'contact@qinghe.example.com',
};

/** Issues by field. */
function complaints(changes: Partial<Record<keyof CompanyInfoInput, unknown>>) {
  const { issues = [] } = v.safeParse(CompanyInfoInput, { ...right, ...changes });
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]));
}

describe('phone', () => {
  it.each([
    '400-000-0808',
    '0571-8888 6666',
    '(0571) 88886666',
    '+86 571 8888 6666',
    '13800000000',
    '95588',
  ])('R10: may be %j', (phone) => expect(complaints({ phone, fax: phone })).toEqual({}));

  it.each([
    '请来电',
    '1234',
    '0571-88886666 转 801',
    '12345678901234567',
    '0571/88886666',
    '+ - ()',
  ])('R10: may not be %j', (phone) =>
    expect(complaints({ phone, fax: phone })).toEqual({ phone: 'phone', fax: 'phone' }),
  );

  it('R10: is normalised to plain digits from full-width ones', () => {
    const { phone, postcode } = v.parse(CompanyInfoInput, {
      ...right,
      phone: '（０５７１）８８８８６６６６',
      postcode: ' ３１００００ ',
    });
    expect([phone, postcode]).toEqual(['(0571)88886666', '310000']);
  });
});

describe('registration numbers', () => {
  it.each([
    ['postcode', '310000'],
    ['icp', '浙ICP备00000000号'],
    ['icp', '浙ICP备00000000号-1'],
    ['icp', '京ICP证030000号'],
    ['icp', '粤ICP备2021000000号-12'],
    ['policeIcp', '浙公网安备00000000000000号'],
    ['policeIcp', '浙公网安备 00000000000000号'],
  ])('R10: %s may be %j, or missing', (field, value) => {
    expect(complaints({ [field]: value })).toEqual({});
    expect(complaints({ [field]: '' })).toEqual({});
  });

  it.each([
    ['postcode', '3100'],
    ['postcode', '31000a'],
    ['icp', 'ICP备00000000号'],
    ['icp', '浙ICP备0000号'],
    ['icp', '浙ICP备00000000'],
    ['policeIcp', '浙公网安备000000号'],
    ['policeIcp', '00000000000000'],
  ])('R10: %s may not be %j', (field, value) =>
    expect(complaints({ [field]: value })).toEqual({ [field]: field }),
  );
});

describe('position on the map', () => {
  it.each([
    [120.012, 30.281],
    [-180, 90],
    [0, 0],
    [null, null],
  ])('R10: may be %j, %j', (longitude, latitude) =>
    expect(complaints({ longitude, latitude })).toEqual({}),
  );

  it('R10: needs both of its coordinates, and says which is missing', () => {
    expect(complaints({ longitude: 120 })).toEqual({ latitude: 'required' });
    expect(complaints({ latitude: 0 })).toEqual({ longitude: 'required' });
  });

  it('R10: may not be outside the range of coordinates', () => {
    expect(complaints({ longitude: 180.5, latitude: -91 })).toEqual({
      longitude: 'maxValue:180',
      latitude: 'minValue:-90',
    });
    expect(complaints({ longitude: '东经', latitude: 30 })).toEqual({ longitude: 'number' });
  });
});

describe('service stations', () => {
  const station = { name: '杭州', longitude: 120.155, latitude: 30.274 };
  const saved = (stations: object[]) => v.parse(CompanyInfoInput, { ...right, stations }).stations;

  it('R10: need a name; an empty row is left out', () => {
    expect(saved([station, { name: ' ' }])).toMatchObject([station]);
    expect(complaints({ stations: [{ ...station, name: '' }] })).toEqual({
      'stations.0.name': 'required',
    });
  });

  it('R10: keep what the server knows of them', () => {
    expect(saved([{ ...station, manager: 7 }])).toMatchObject([{ ...station, manager: 7 }]);
  });
});

it('R10: a server that has no promise, terms, figures and stations leaves them empty', () => {
  expect(v.parse(CompanyInfo, { id: 1, title: '青禾智控' })).toMatchObject({
    replyPromise: '',
    warranty: '',
    deliveryTime: '',
    minimumOrder: '',
    serviceArea: '',
    whatsapp: '',
    wechatId: '',
    figures: [],
    exportCountries: [],
    stations: [],
  });
});
