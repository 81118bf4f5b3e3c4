import { arrayMove } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { type ReactNode, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { isSameFile } from '#src/lib/pictures/focal-point.ts';
import { Picture } from '#src/components/picture.tsx';
import type { ProductInput } from '../input.ts';

/** The form fields `images` and `cover` as one ordered gallery. */
export function useGallery() {
  const { t } = useTranslation('products');
  const { control, getValues } = useFormContext<ProductInput>();
  const images = useField({ control, name: 'images', label: t('field.images') }, showPictures);
  const cover = useField({ control, name: 'cover', label: t('field.cover') }, showPictures);
  const [addresses, coverAddress] = useWatch({ control, name: ['images', 'cover'] });
  /** The order in which uploaded pictures were chosen, by address. */
  const chosen = useRef(new Map<string, number>());

  // Uploads may have ended since this render.
  const current = () => withCover(getValues('images'), getValues('cover'));
  const change = (pictures: readonly string[]) => {
    const next = eachOnce(pictures);
    images.field.onChange(next);
    if (!next.includes(getValues('cover'))) cover.field.onChange(next[0] ?? '');
  };

  return {
    pictures: withCover(addresses, coverAddress),
    cover: coverAddress,
    error: cover.error ?? images.error,
    revert:
      images.revert || cover.revert
        ? () => {
            images.revert?.();
            cover.revert?.();
          }
        : undefined,
    /** Focused when one of the two fields has an error. */
    ref: (element: HTMLElement | null) => {
      images.field.ref(element);
      cover.field.ref(element);
    },
    onBlur: () => {
      images.field.onBlur();
      cover.field.onBlur();
    },
    /** Inserts an uploaded picture in the order in which the files were chosen. */
    add: (address: string, order: number) => {
      const before = current();
      if (before.some((one) => isSameFile(one, address))) return;
      chosen.current.set(address, order);
      const later = before.findIndex((one) => (chosen.current.get(one) ?? 0) > order);
      change(before.toSpliced(later < 0 ? before.length : later, 0, address));
    },
    /** Adds pictures at the end, except those that the gallery already has. */
    append: (added: readonly string[]) => change([...current(), ...added]),
    move: (from: number, to: number) => change(arrayMove(current(), from, to)),
    /** Replaces a picture's address: another file, or another focal point. */
    replace: (old: string, next: string) => {
      const isCover = isSameFile(getValues('cover'), old);
      const before = current();
      images.field.onChange(eachOnce(before.map((one) => (isSameFile(one, old) ? next : one))));
      if (isCover) cover.field.onChange(next);
    },
    remove: (index: number) => change(current().toSpliced(index, 1)),
    makeCover: (address: string) => {
      images.field.onChange(current());
      cover.field.onChange(address);
    },
  };
}

/** All pictures, with the cover first where it is not among them. */
function withCover(images: string[], cover: string): string[] {
  const pictures = eachOnce(images);
  const isCover = (address: string) => isSameFile(address, cover);
  if (cover === '') return pictures;
  // Other programs may have saved different focal points for the cover and the same picture.
  if (pictures.some(isCover)) return pictures.map((one) => (isCover(one) ? cover : one));
  return [cover, ...pictures];
}

function eachOnce(addresses: readonly string[]): string[] {
  return addresses.filter(
    (address, index) => addresses.findIndex((one) => isSameFile(one, address)) === index,
  );
}

/** Shows small pictures for the comparison of changes. */
function showPictures(value: unknown): ReactNode {
  const addresses = Array.isArray(value) ? value.map(String) : [String(value)];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {addresses.map((address) => (
        <Box key={address} sx={{ width: 96 }}>
          <Picture src={assetUrl(address)} alt="" ratio={4 / 3} sizes="96px" />
        </Box>
      ))}
    </Box>
  );
}
