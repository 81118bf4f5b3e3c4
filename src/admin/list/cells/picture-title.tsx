import type { ReactNode } from 'react';
import { RowTitle } from './row-title.tsx';
import { TranslationChip } from './translation-chip.tsx';

export type PictureTitleProps = {
  /** Says below the title how much of it is in English. */
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
