import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { PictureTitle } from '#src/admin/list/cells/picture-title.tsx';
import { RowLink } from '#src/admin/list/cells/row-link.tsx';
import { StatusChip } from '#src/admin/list/cells/status-chip.tsx';
import { assetUrl } from '#src/api/assets.ts';
import { patchRecord } from '#src/api/patch-record.ts';
import { Picture } from '#src/components/picture.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { productAdminApi } from './admin-api.ts';
import { CategoryText } from './category/category-text.tsx';
import type { Product } from './schema.ts';

type ProductListCardProps = { product: Product; actions: ReactNode };

/** A row of the list on phones. Its parts are cells of the grid too. */
export function ProductListCard({ product, actions }: ProductListCardProps) {
  const { t } = useTranslation('products');
  return (
    <>
      <ProductTitle product={product} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusChip status={product.status} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <CategoryText product={product} />
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <FormControlLabel
          sx={{ flexGrow: 1, mx: 0 }}
          control={<RecommendedSwitch product={product} />}
          label={<Typography variant="caption">{t('field.recommended')}</Typography>}
        />
        <DuplicateLink product={product} />
        {actions}
      </Box>
    </>
  );
}

type ProductTitleProps = { product: Product };

export function ProductTitle({ product }: ProductTitleProps) {
  const { id, name, model, cover } = product;
  const picture = (
    <Picture src={assetUrl(cover)} alt="" ratio={4 / 3} sizes="72px" sx={{ borderRadius: 0.5 }} />
  );
  return (
    <PictureTitle
      picture={picture}
      isSmallInGrid
      title={name}
      to={editPathOf(id)}
      lines={2}
      texts={[model]}
    />
  );
}

type DuplicateLinkProps = { product: Product };

/** Opens a new form with the values of this product. */
export function DuplicateLink({ product }: DuplicateLinkProps) {
  const { t } = useTranslation('products');
  return (
    <RowLink
      to={`new?copy=${encodeURIComponent(product.id)}`}
      hint={t('duplicate')}
      label={t('duplicateOf', { name: product.name })}
      needs="add"
    >
      <CopyIcon fontSize="small" />
    </RowLink>
  );
}

type RecommendedSwitchProps = { product: Product };

/** Optimistic: shows the new value at once and reverts it if the call fails. */
export function RecommendedSwitch({ product }: RecommendedSwitchProps) {
  const { t } = useTranslation('products');
  const { may } = useRowLinks();
  const { mutate, isPending, variables } = useRecommend(product);
  return (
    <Switch
      size="small"
      checked={isPending ? variables : product.recommended}
      disabled={!may('edit')}
      onChange={(_event, checked) => mutate(checked)}
      slotProps={{ input: { 'aria-label': t('recommendOf', { name: product.name }) } }}
    />
  );
}

function useRecommend({ id, name }: Product) {
  const { t } = useTranslation('products');
  const client = useQueryClient();
  return useMutation({
    // Calls run one after another, so that the last click wins.
    scope: { id: `recommend-${id}` },
    mutationFn: async (recommended: boolean) => {
      await patchRecord(client, productAdminApi, id, { recommended });
      // Waits for the new rows, as the switch shows their value once the mutation has ended.
      await client.invalidateQueries({ queryKey: [productAdminApi.name] });
    },
    onError: (error) =>
      toast.error(t('recommendFailed', { name }), { description: errorMessage(error) }),
  });
}
