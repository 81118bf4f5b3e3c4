import { localized } from '#src/api/fields/localized.ts';
import { comparable, inUnit, type Quantity, readQuantity } from '#src/lib/text/quantity.ts';
import { type ChosenValues, chosenOf, isChosen, withValues } from './choices.ts';
import { fitsRange, rangeText, reachesClass, readClass, readRange } from './range.ts';
import { factOf, specificationValues } from './specification-values.ts';
import { topicOf } from './topics.ts';

export type Specified = { specifications: readonly { name: string; value: string }[] };

/** A specification that narrows the list. */
export type Facet = {
  name: string;
  /** The values in order, each with the number of products that it would find. */
  values: { value: string; count: number; isChosen: boolean }[];
  /** Present where all values are numbers with one unit. */
  range?: FacetRange;
};

/** The limits of a range filter. */
export type FacetRange = {
  from: number;
  to: number;
  unit: string;
  /** Whether the products' own values are ranges, which must cover the chosen range. */
  isCovering: boolean;
};

/** A value of a product's specification. `key` is the text normalised for comparison. */
type Value = { name: string; text: string; key: string; quantity: Quantity | null };

const collator = new Intl.Collator('zh-CN', { numeric: true });
/** A range is offered from this number of different values on; fewer are quicker to choose one by one. */
const MIN_RANGE = 3;

const known = new WeakMap<Specified, Map<string, Value[]>>();

/** The values of a product in the site's language, by the normalised name of their specification. */
function readValues(product: Specified): Map<string, Value[]> {
  const shown = localized(product);
  const before = known.get(shown);
  if (before) return before;
  const values = shown.specifications.flatMap((row, index) =>
    specificationValues(row.value).map((part) => {
      const chinese = product.specifications[index]?.name ?? row.name;
      const { name, value: text } = factOf([row.name, chinese], part);
      return { name, text, key: comparable(text), quantity: readQuantity(text) };
    }),
  );
  const byName = Map.groupBy(values, ({ name }) => comparable(name));
  byName.delete('');
  known.set(shown, byName);
  return byName;
}

/** The values of a product that fit a choice, in the site's language. */
export function fittingValues(
  product: Specified,
  { name, values }: ChosenValues[number],
): string[] {
  return (readValues(product).get(comparable(name)) ?? [])
    .filter((value) => values.some((chosen) => isValue(value, chosen)))
    .map(({ text }) => text);
}

/** Whether a product has one of the chosen values of each specification. */
export function fitsChoices(product: Specified, choices: ChosenValues): boolean {
  return choices.every((choice) => fittingValues(product, choice).length > 0);
}

function isValue({ key, quantity }: Value, chosen: string): boolean {
  if (key === comparable(chosen) || reachesClass(key, chosen)) return true;
  const range = readRange(chosen);
  return range !== null && quantity !== null && fitsRange(quantity, range);
}

/** The choice that a value offers: conditions as a range that products have to cover, everything else as it is. */
function choiceOf({ name, text, quantity }: Value): string {
  const isRange = quantity !== null && quantity.from < quantity.to;
  return isRange && topicOf(name) === 'conditions' ? rangeText(quantity) : text;
}

/**
 * Specifications that differ between these products, those of most products first. The counts of each assume
 * the choices of all others.
 */
export function facetsOf(products: readonly Specified[], choices: ChosenValues): Facet[] {
  const owners = new Map<string, Specified[]>();
  for (const product of products) {
    for (const key of readValues(product).keys()) {
      const before = owners.get(key);
      if (before) before.push(product);
      else owners.set(key, [product]);
    }
  }
  return [...owners]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .flatMap(([key, ofKey]) => {
      const isAll = ofKey.length === products.length;
      return facetOf({ key, owners: ofKey, isAll, choices }) ?? [];
    });
}

type FacetOptions = {
  key: string;
  owners: readonly Specified[];
  isAll: boolean;
  choices: ChosenValues;
};

/** Undefined where the specification would not narrow the list. */
function facetOf({ key, owners, isAll, choices }: FacetOptions): Facet | undefined {
  const valuesIn = (product: Specified) => readValues(product).get(key) ?? [];
  const all = owners.flatMap(valuesIn);
  const byKey = Map.groupBy(all, (value) => value.key);
  const name = all[0]?.name ?? '';
  const isIdle = owners.length < 2 || (byKey.size < 2 && isAll);
  if (isIdle && chosenOf(choices, name).length === 0) return undefined;

  const others = withValues(choices, name, []);
  const counts = new Map<string, number>();
  const offered = [...byKey].map(([one, [first]]) => ({
    key: one,
    value: first ? choiceOf(first) : one,
  }));
  // Values with other texts that a product also satisfies: protection classes and ranges.
  const wide = offered.filter(({ value }) => readClass(value) ?? readRange(value));
  for (const product of owners) {
    if (!fitsChoices(product, others)) continue;
    const found = valuesIn(product).flatMap((value) => [
      value.key,
      ...wide.filter((one) => isValue(value, one.value)).map((one) => one.key),
    ]);
    for (const one of new Set(found)) {
      counts.set(one, (counts.get(one) ?? 0) + 1);
    }
  }
  const values = offered
    .map(({ key: one, value }) => ({
      value,
      count: counts.get(one) ?? 0,
      isChosen: isChosen(choices, name, value),
    }))
    .toSorted((one, other) => collator.compare(one.value, other.value));
  const range = byKey.size < MIN_RANGE ? undefined : rangeOf(all);
  return { name, values, ...(range && { range }) };
}

/** Undefined unless all values are numbers of one kind; in their most frequent unit. */
function rangeOf(values: readonly Value[]): FacetRange | undefined {
  const quantities = values.map(({ quantity }) => quantity);
  const units = Map.groupBy(quantities, (quantity) => quantity?.unit);
  const [[unit] = []] = [...units].toSorted(([, one], [, other]) => other.length - one.length);
  const scaled = quantities.map((quantity) => quantity && unit && inUnit(quantity, unit));
  const known = scaled.filter((quantity) => typeof quantity === 'object' && quantity !== null);
  if (unit === undefined || known.length < scaled.length) return undefined;
  return {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
    unit,
    isCovering: known.some(({ from, to }) => from < to),
  };
}
