import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTag } from '#src/api/records/has-tag.ts';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { useClientValue } from '#src/components/use-client-value.ts';
import { type Branch, inOrder } from '#src/lib/records/tree.ts';
import type { ProductCategory } from '../category/schema.ts';
import { readChoices, withValues, writeChoices } from '../facets/choices.ts';
import { fitsChoices } from '../facets/facets.ts';
import { siteChoices } from '../facets/site-choices.ts';
import { FINDER, LIST, MAX_FOUND } from '../public/product-address.ts';
import { useProductCategories } from '../public/use-product-categories.ts';
import type { Product } from '../schema.ts';
import { foundProducts } from '../search/found-products.ts';
import { CATEGORY, choicesOf, readAnswers, siteAnswers, writeAnswers } from './answers.ts';
import { type Answer, courseOf, MAX_QUESTIONS, UNSURE } from './questions.ts';

const FILTERS = ['categoryId', 'tag', 'spec', 'answers'] as const;

/** The categories to choose from, each with its number of products; undefined where not all products are known. */
type CategoryChoice = { branch: Branch<ProductCategory>; count: number | undefined };

/** The finder's state: where it looks and the answers are in the address, the rest follows from the products. */
export function useFinder() {
  const { q, valueOf, addressOf } = useListAddress(FINDER, FILTERS);
  const [categoryId, tag, spec] = [valueOf('categoryId'), valueOf('tag'), valueOf('spec')];
  const given = readAnswers(valueOf('answers'));
  const ofCategory = given.filter(({ name }) => name === CATEGORY);
  const chosenId = ofCategory.findLast(({ value }) => value !== UNSURE)?.value ?? categoryId;
  const categories = useProductCategories(chosenId);
  const scope = useProductCategories(categoryId).chosen?.record;
  // All products would be a large prerendered file.
  const isOn = useClientValue(() => true, false);
  const whole = useQuery({ ...foundProducts(categoryId, q), enabled: isOn });
  const isNarrower = whole.data?.isCut === true && chosenId !== categoryId;
  const narrower = useQuery({ ...foundProducts(chosenId, q), enabled: isNarrower });
  const query = isNarrower ? narrower : whole;
  const { data } = query;
  const isCut = data?.isCut ?? false;

  const { resolvedLanguage } = useTranslation().i18n;
  const answersText = valueOf('answers');
  const { chosen, tree, isPending } = categories;
  const ids = chosen && chosenId !== categoryId ? idsIn(chosen) : undefined;
  const idsText = ids?.join(' ');
  const read = useMemo(() => {
    const rows = data?.rows ?? [];
    const choices = siteChoices(readChoices(spec), rows);
    const inScope = rows.filter((row) => hasTag(row, tag) && fitsChoices(row, choices));
    const products = ids ? inScope.filter((row) => ids.includes(String(row.categoryId))) : inScope;
    const others = readAnswers(answersText).filter(({ name }) => name !== CATEGORY);
    const answers = siteAnswers(others, rows);
    return {
      choices,
      inScope,
      products,
      answers,
      course: courseOf(products, answers, ofCategory.length),
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [data, spec, tag, answersText, idsText, resolvedLanguage]);

  const { choices, inScope, products, answers, course } = read;
  const all: Answer[] = [...ofCategory, ...answers];
  const isAsked = answers.length > 0 || ofCategory.some(({ value }) => value === UNSURE);
  const offered =
    isAsked || all.length >= MAX_QUESTIONS || (products.length <= MAX_FOUND && !isCut)
      ? []
      : choicesAmong(chosen?.children ?? tree, products, isCut);
  const repeated = choicesOf(answers);
  const listChoices = repeated.reduce(
    (sum, { name, values }) => withValues(sum, name, values),
    choices,
  );
  const filters = { tag, q, spec: writeChoices(listChoices) };
  return {
    query,
    isPending: query.isPending || isPending,
    isCut,
    chosenId,
    /** Where the finder looks, apart from the answers. */
    scope: {
      category: scope,
      isPending: isPending && categoryId !== '',
      tag,
      q,
      choices,
      count: inScope.length,
    },
    tree,
    answers: all,
    course,
    /** The question for a category; undefined where a specification is asked. */
    categoryQuestion: offered.length > 1 ? { of: chosen?.record, choices: offered } : undefined,
    addressOf: (next: readonly Answer[]) => addressOf({ answers: writeAnswers(next) }),
    /** The product list as the answers narrow it, as far as its filters can. */
    list: {
      address: addressOf({ ...filters, categoryId: chosenId, answers: '' }).replace(FINDER, LIST),
      count: products.filter((row) => fitsChoices(row, repeated)).length,
    },
    /** The finder for everything in the category. */
    wider: addressOf({ tag: '', q: '', spec: '', answers: '' }),
  };
}

export type Finder = ReturnType<typeof useFinder>;

const idsIn = (branch: Branch<ProductCategory>) =>
  inOrder([branch]).map(({ record }) => String(record.id));

function choicesAmong(
  branches: readonly Branch<ProductCategory>[],
  products: readonly Product[],
  isCut: boolean,
): CategoryChoice[] {
  return branches.flatMap((branch) => {
    const ids = idsIn(branch);
    const count = products.filter((row) => ids.includes(String(row.categoryId))).length;
    return isCut || count > 0 ? [{ branch, count: isCut ? undefined : count }] : [];
  });
}
