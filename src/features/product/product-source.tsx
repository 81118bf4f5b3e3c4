import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { emptyProduct } from './input.ts';
import type { ProductInput } from './input.ts';
import { productStaffApi } from './staff-api.ts';

const LONGEST_NAME = 60;

type ProductSourceProps = {
  id: string;
  /** The form, given what it starts with. */
  children: (values: ProductInput) => ReactNode;
};

/** Reads the product that another one is made after; an empty form where it is gone. */
export function ProductSource({ id, children }: ProductSourceProps) {
  const { t } = useTranslation('products');
  // Read once: what is being typed must not be replaced when the product changes meanwhile.
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...productStaffApi.one(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isFetchedAfterMount && data) {
    const mark = t('copyMark');
    const name = `${data.name.slice(0, LONGEST_NAME - mark.length)}${mark}`;
    // What the form does not edit, a new product does not have: saving leaves it out.
    return children({ ...data, name });
  }
  if (isFetchedAfterMount && data === null) {
    return (
      <>
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('sourceGone')}
        </Alert>
        {children(emptyProduct)}
      </>
    );
  }
  if (error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        }
      >
        {errorMessage(error)}
      </Alert>
    );
  }
  return <Skeleton role="status" aria-label={t('loading')} variant="rounded" height={360} />;
}
