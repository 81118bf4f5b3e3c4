import type { TFunction } from 'i18next';
import * as v from 'valibot';
import {
  end,
  flag,
  integer,
  link,
  list,
  picture,
  ref,
  richText,
  status,
  text,
  title,
} from '#src/api/fields/record-fields.ts';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { currentTime } from '#src/lib/time/clock.ts';

const line = text({ max: 60 });
const required = text({ max: 60, required: true });

const fields = {
  heading: line,
  line,
  lines: text({ max: 200 }),
  number: integer({ min: 0, max: 99 }),
  choice: ref(),
  remote: ref(),
  switch: flag(),
  status: status(),
  day: line,
  time: end({ after: '', code: '' }),
  tags: list({ max: 20, items: 5 }),
  link: link(),
  picture: picture({}),
  richText: richText(),
};

/** Fields that are required, or whose sample is wrong. */
const strictFields = {
  ...fields,
  heading: title(60),
  line: required,
  lines: required,
  choice: ref({ required: true }),
  day: required,
  time: required,
  tags: list({ max: 20, items: 2 }),
  picture: picture({ required: true }),
  richText: required,
};

const empty = () => emptyOf(fields);

export const SamplesInput = v.object({
  empty: inputSchema(fields),
  filled: inputSchema(fields),
  wrong: inputSchema(strictFields),
});
export type SamplesInput = v.InferOutput<typeof SamplesInput>;
export type SampleState = keyof SamplesInput;
export type SampleField = keyof typeof fields;

/** The initial values of the form. */
export function sampleValues(t: TFunction<'components-page'>): SamplesInput {
  const now = currentTime();
  const tags = [t('sample.tag', { number: 1 }), t('sample.tag', { number: 2 })];
  return {
    empty: { ...empty(), status: STATUS.hidden },
    filled: {
      heading: t('sample.name', { number: 1 }),
      line: t('sample.name', { number: 2 }),
      lines: t('sample.text'),
      number: 7,
      choice: 2,
      remote: 2,
      switch: true,
      status: STATUS.shown,
      day: new Date(now).toISOString().slice(0, 10),
      time: new Date(now).toISOString(),
      tags,
      link: '/news',
      // From the build, so that no server is needed.
      picture: `${location.origin}/share.png`,
      richText: `<h2>${t('sample.name', { number: 3 })}</h2><p>${t('sample.text')}</p>`,
    },
    wrong: {
      ...empty(),
      number: 100,
      tags: [...tags, t('sample.tag', { number: 3 })],
      link: t('sample.text'),
    },
  };
}
