import { specificationWords } from './specification-words.ts';

/** A text in Chinese and in English. */
export type Text = readonly [cn: string, en: string];

/** A product series: five models with common and own data. */
export type Series = {
  categoryId: number;
  picture: string;
  /** Introduction of every model. */
  introduction: Text;
  features: readonly Text[];
  application: Text;
  /** Specifications common to all models. */
  shared: Record<string, string>;
  tags: readonly Text[];
  models: Model[];
};

export type Model = {
  name: Text;
  model: string;
  summary: Text;
  own: Record<string, string>;
};

const INTERFACES = new Set(['输出', '通信', '上行', '串口']);

/** The specifications of a model: first the main one, then the protection, the interface, and the others. */
export function specificationsOf({ shared }: Series, { own }: Model) {
  const { 防护等级: protection, ...others } = { ...shared, ...own };
  const [lead = ['', ''], ...rest] = Object.entries({ ...own, ...others }).filter(
    ([name]) => name !== '防护等级',
  );
  const isInterface = ([name]: [string, string]) => INTERFACES.has(name);
  return [
    lead,
    ...(protection ? [['防护等级', protection] as const] : []),
    ...rest.filter(isInterface),
    ...rest.filter((row) => !isInterface(row)),
  ].map(([name, value]) => ({
    name,
    value,
    nameEn: specificationWords[name] ?? '',
    valueEn: specificationWords[value] ?? '',
  }));
}
