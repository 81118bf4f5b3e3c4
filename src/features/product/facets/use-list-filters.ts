import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#src/api/records/page.ts';
import type { Product } from '../schema.ts';
import { useFacets } from './use-facets.ts';

/**
 * The filters of the product list: beside it on wide screens, else in a sheet. The sheet's are read when it
 * is opened.
 */
export function useListFilters(
  narrowing: Parameters<typeof useFacets>[0],
  { data }: UseQueryResult<Page<Product>>,
) {
  const { tag, q, spec } = narrowing;
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const [isOpen, onOpen] = useState(false);
  // Products without specifications offer nothing to filter by.
  const isBeside =
    spec !== '' || data === undefined || data.rows.some((row) => row.specifications.length > 0);
  const isNarrowed = tag !== '' || q !== '' || spec !== '';
  // Read after the list itself, for which visitors wait.
  const isOn = isNarrowed || (data !== undefined && isBeside && (isWide || isOpen));
  return { facets: useFacets(narrowing, isOn), isBeside, isOpen, onOpen };
}
