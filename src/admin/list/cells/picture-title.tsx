import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowChip } from '#src/admin/ui/row-chip.tsx';
import { hasEnglishValues, translationOf } from '#src/api/fields/translation.ts';
import { RowTitle } from './row-title.tsx';

export type PictureTitleProps = {
  /** Says below the title what its English lacks. */
  record?: object | undefined;
  picture?: ReactNode;
  /** Makes room for a wide picture. */
  isWide?: boolean;
  title: ReactNode;
  /** The record's form, which the whole of it opens: relative to the list, as `7/edit`. */
  to?: string | undefined;
  /** Before the title: icons or labels. */
  marks?: ReactNode;
  /** Small lines below the title; empty ones are left out. */
  texts?: ReactNode[];
};

/**
 * The start of a row or card: a small picture, a title and texts below it. `RowArea` styles it, because MUI
 * components would take longer to render than the rest of the row.
 */
export function PictureTitle(props: PictureTitleProps) {
  const { record, picture, isWide = false, title, to, marks, texts = [] } = props;
  return (
    <div className={to === undefined ? 'picture-title' : 'picture-title row-opens'}>
      {picture && <div className={isWide ? 'picture picture-wide' : 'picture'}>{picture}</div>}
      <div className="texts">
        <div className="title" title={typeof title === 'string' ? title : undefined}>
          {marks}
          {to === undefined ? title : <RowTitle to={to}>{title}</RowTitle>}
        </div>
        <div className="lines">
          {record && <TranslationChip record={record} />}
          {texts.map(
            (text, at) =>
              Boolean(text) && (
                <div
                  // The texts of a type are always the same.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  className="text"
                  title={typeof text === 'string' ? text : undefined}
                >
                  {text}
                </div>
              ),
          )}
        </div>
      </div>
    </div>
  );
}

/** Says that English is missing or outdated; renders nothing where it is complete. */
function TranslationChip({ record }: { record: object }) {
  const { t } = useTranslation('crud');
  const translation = hasEnglishValues(record) ? translationOf(record) : 'complete';
  if (translation === 'complete') return null;
  return <RowChip color="warning" label={t(`translation.${translation}`)} />;
}
