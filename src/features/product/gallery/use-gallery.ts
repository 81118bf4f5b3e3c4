import { arrayMove } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '#src/admin/form/use-field.ts';
import { showPictures } from './show-pictures.tsx';
import type { ProductInput } from '../input.ts';

/** A product's pictures in order, and which of them is its cover: two fields of the form, one gallery. */
export function useGallery() {
  const { t } = useTranslation('products');
  const { control, getValues } = useFormContext<ProductInput>();
  const images = useField({ control, name: 'images', label: t('field.images') }, showPictures);
  const cover = useField({ control, name: 'cover', label: t('field.cover') }, showPictures);
  const [addresses, coverAddress] = useWatch({ control, name: ['images', 'cover'] });
  /** When pictures stored from here were chosen. */
  const chosen = useRef(new Map<string, number>());

  // What is stored meanwhile is not yet in this render's values.
  const current = () => withCover(getValues('images'), getValues('cover'));
  const change = (next: string[]) => {
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
    /** Takes the focus where the form looks for what is wrong. */
    ref: (element: HTMLElement | null) => {
      images.field.ref(element);
      cover.field.ref(element);
    },
    onBlur: () => {
      images.field.onBlur();
      cover.field.onBlur();
    },
    /** Adds a picture, in the order in which they were chosen. */
    add: (address: string, order: number) => {
      const before = current();
      if (before.includes(address)) return;
      chosen.current.set(address, order);
      const later = before.findIndex((one) => (chosen.current.get(one) ?? 0) > order);
      change(before.toSpliced(later < 0 ? before.length : later, 0, address));
    },
    move: (from: number, to: number) => change(arrayMove(current(), from, to)),
    remove: (index: number) => change(current().toSpliced(index, 1)),
    makeCover: (address: string) => {
      images.field.onChange(current());
      cover.field.onChange(address);
    },
  };
}

/** A cover that is none of the pictures stands before them. */
function withCover(images: string[], cover: string): string[] {
  const pictures = [...new Set(images)];
  return cover === '' || pictures.includes(cover) ? pictures : [cover, ...pictures];
}
