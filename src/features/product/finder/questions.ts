import { type Facet, facetsOf, fitsChoices, type Specified } from '../facets/facets.ts';
import { inUnit, readQuantity } from '#src/lib/text/quantity.ts';
import { rangeText } from '../facets/range.ts';
import { isSameText } from '../facets/specification-values.ts';
import { LATE, topicRank, topicOf } from '../facets/topics.ts';
import { MAX_FOUND } from '../public/product-address.ts';

export const MAX_QUESTIONS = 5;

/** The answer of a buyer who has no opinion. */
export const UNSURE = '?';
/** The answer that none of the others is right. */
export const NONE = '!';

const MAX_ANSWERS = 7;
const MAX_BANDS = 4;
/** Specifications that are looked at for a question: those that most products have. */
const MAX_FACETS = 40;

/** One given answer: a value or range as in the filters' choices, `UNSURE` or `NONE`. */
export type Answer = { name: string; value: string };

export type Question = {
  name: string;
  /** Whether the answers are bands of numbers. */
  isNumber: boolean;
  /** Each with the number of products that remain after it; `NONE` among them where it finds any. */
  answers: { value: string; count: number }[];
};

/** A question with the products that each answer leaves. */
type Asked<P> = { question: Question; left: Map<string, readonly P[]> };

/** A given answer, and the products that it was asked about and leaves. */
type Step<P> = Answer & { before: readonly P[]; after: readonly P[] };

type Course<P> = {
  steps: Step<P>[];
  /** The products that fit all answers, those first that fit them most closely. */
  left: readonly P[];
  /** Undefined where nothing is left to ask. */
  next: Question | undefined;
};

/**
 * Applies the answers one after another to the products, and chooses the next question.
 * @param asked number of questions that were asked before, about other things
 */
export function courseOf<P extends Specified>(
  products: readonly P[],
  answers: readonly Answer[],
  asked = 0,
): Course<P> {
  const closeness = new Map<P, number>();
  const steps: Step<P>[] = [];
  let left = products;
  for (const answer of answers) {
    const before = left;
    left = remaining(before, answer, closeness);
    steps.push({ ...answer, before, after: left });
  }
  const isOver = asked + answers.length >= MAX_QUESTIONS || left.length <= MAX_FOUND;
  return {
    steps,
    left: left.toSorted((one, other) => (closeness.get(other) ?? 0) - (closeness.get(one) ?? 0)),
    next: isOver ? undefined : bestQuestion(left, answers),
  };
}

/** The products that an answer leaves. Counts for each whether nothing closer to it could have been answered. */
function remaining<P extends Specified>(
  products: readonly P[],
  { name, value }: Answer,
  closeness: Map<P, number>,
): readonly P[] {
  if (value === UNSURE) return products;
  const facet = facetsOf(products, []).find((one) => isSameText(one.name, name));
  const asked = facet && askAbout(products, facet);
  if (value === NONE) return asked ? (asked.left.get(NONE) ?? []) : products;
  const left = products.filter((product) => fitsChoices(product, [{ name, values: [value] }]));
  for (const product of left) {
    const closest = asked && closestTo(product, asked);
    if (closest === undefined || closest >= left.length) {
      closeness.set(product, (closeness.get(product) ?? 0) + 1);
    }
  }
  return left;
}

/** How many products the narrowest answer leaves that is right for this one; undefined where none is. */
function closestTo<P>(product: P, { left }: Asked<P>): number | undefined {
  const sizes = [...left.values()].filter((all) => all.includes(product)).map((all) => all.length);
  return sizes.length === 0 ? undefined : Math.min(...sizes);
}

/**
 * Of the questions about the earliest topic, the one that leaves the fewest products on average, if each of these is
 * the right one as likely as any other. One that few products have a value for is worth less, and is late, as one
 * with a single value is: a buyer rarely knows such a thing.
 */
function bestQuestion(
  products: readonly Specified[],
  answers: readonly Answer[],
): Question | undefined {
  const [best] = facetsOf(products, [])
    .slice(0, MAX_FACETS)
    .filter(({ name }) => !answers.some((one) => isSameText(one.name, name) || isMoot(one, name)))
    .flatMap((facet) => {
      const asked = askAbout(products, facet);
      const score = scoreOf(products, asked);
      const without = asked.left.get(NONE)?.length ?? 0;
      const isChoice = asked.left.size > (without > 0 ? 2 : 1);
      const isCommon = without * 2 <= products.length;
      const rank = Math.max(topicRank(facet.name), isChoice && isCommon ? 0 : LATE);
      return score > 0.01 ? [{ question: asked.question, score, rank }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank || other.score - one.score);
  return best?.question;
}

/** True where the question before was about what to measure, and the answer was that the person does not know. */
function isMoot({ name, value }: Answer, next: string): boolean {
  return (
    value === UNSURE &&
    topicOf(name) === 'measured' &&
    ['measured', 'range'].includes(topicOf(next))
  );
}

function scoreOf<P>(products: readonly P[], asked: Asked<P>): number {
  const sizes = products.map((product) => closestTo(product, asked) ?? products.length);
  const cut = 1 - sizes.reduce((sum, size) => sum + size, 0) / products.length ** 2;
  const without = asked.left.get(NONE)?.length ?? 0;
  return cut * (1 - without / products.length);
}

function askAbout<P extends Specified>(products: readonly P[], facet: Facet): Asked<P> {
  const { name } = facet;
  const { isNumber, values } = answersTo(facet);
  const left = new Map<string, readonly P[]>();
  for (const value of values) {
    const fitting = products.filter((product) => fitsChoices(product, [{ name, values: [value] }]));
    if (fitting.length > 0) left.set(value, fitting);
  }
  const others = products.filter(
    (product) => ![...left.values()].some((all) => all.includes(product)),
  );
  if (others.length > 0) left.set(NONE, others);
  const answers = [...left].map(([value, all]) => ({ value, count: all.length }));
  return { question: { name, isNumber, answers }, left };
}

/** The answers that a specification offers: the choices of its filter, and bands where these are many numbers. */
function answersTo({ values, range }: Facet): { isNumber: boolean; values: string[] } {
  if (range && !range.isCovering && values.length > MAX_BANDS) {
    return { isNumber: true, values: bandsOf(values, range.unit) };
  }
  const most = new Set(
    values.toSorted((one, other) => other.count - one.count).slice(0, MAX_ANSWERS),
  );
  return {
    isNumber: false,
    values: values.filter((one) => most.has(one)).map(({ value }) => value),
  };
}

/** Bands of about as many products each, with round limits that are no product's own number. */
function bandsOf(values: Facet['values'], unit: string): string[] {
  const counts = new Map<number, number>();
  for (const { value, count } of values) {
    const quantity = readQuantity(value);
    const number = quantity && inUnit(quantity, unit)?.from;
    if (typeof number === 'number') counts.set(number, (counts.get(number) ?? 0) + count);
  }
  const numbers = [...counts].toSorted(([one], [other]) => one - other);
  const total = numbers.reduce((sum, [, count]) => sum + count, 0);
  const bands = Math.min(MAX_BANDS, Math.max(2, Math.ceil(total / MAX_FOUND)));
  const limits: number[] = [];
  let below = 0;
  numbers.forEach(([number, count], index) => {
    below += count;
    const next = numbers[index + 1]?.[0];
    if (next !== undefined && below >= (total * (limits.length + 1)) / bands) {
      limits.push(roundNumberBetween(number, next));
    }
  });
  return [undefined, ...limits].map((from, index) => {
    const to = limits[index];
    return rangeText({
      unit,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    });
  });
}

/** The roundest number above one and below another. */
export function roundNumberBetween(one: number, other: number): number {
  const size = Math.max(Math.abs(one), Math.abs(other));
  for (let power = Math.floor(Math.log10(size)); power > -12; power -= 1) {
    for (const digit of [5, 2, 1]) {
      const step = digit * 10 ** power;
      const found = Number(((Math.floor(one / step + 1e-9) + 1) * step).toPrecision(12));
      if (found > one && found < other) return found;
    }
  }
  return (one + other) / 2;
}
