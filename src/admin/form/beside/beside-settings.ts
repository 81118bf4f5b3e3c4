import * as v from 'valibot';
import { storedForPerson } from '#src/session/stored-for-person.ts';

/** The widths that the page is shown in, in px. */
export const DEVICES = { phone: 390, tablet: 768, desktop: 1280 };

const BesideSettings = v.object({
  /** Whether forms have the page at their side, where it has room. */
  isOpen: v.boolean(),
  device: v.picklist(['phone', 'tablet', 'desktop']),
});

/** A person's settings for the page beside a form. */
export const besideSettings = storedForPerson<v.InferOutput<typeof BesideSettings>>(
  'beside',
  BesideSettings,
  {
    isOpen: false,
    device: 'phone',
  },
);
