import type { ReactNode } from 'react';
import { RowTitle } from './row-title.tsx';
import { TranslationChip } from './translation-chip.tsx';

type PictureTitleProps = {
  /** Says below the title how much of it is in English. */
  record: object;
  picture: ReactNode;
  /** The picture's width in px. */
  width?: number;
  /** Makes the picture smaller in a grid with many columns. */
  isSmallInGrid?: boolean;
  title: string;
  /** The record's form, which the whole of it opens: relative to the list, as `7/edit`. */
  to: string;
  /** Before the title: icons or labels. */
  marks?: ReactNode;
  /** The maximum number of the title's lines. */
  lines?: 1 | 2;
  /** Small lines below the title; '' is left out. */
  texts?: string[];
  /** One more of these lines. */
  children?: ReactNode;
};

/**
 * The start of a row or card: a small picture, a title and texts below it. `RowArea` styles it, because MUI
 * components would take longer to render than the rest of the row.
 */
export function PictureTitle(props: PictureTitleProps) {
  const {
    record,
    picture,
    width = 72,
    isSmallInGrid = false,
    title,
    to,
    marks,
    lines = 1,
    texts = [],
    children,
  } = props;
  return (
    <div className="picture-title row-opens">
      <div className={isSmallInGrid ? 'picture picture-small' : 'picture'} style={{ width }}>
        {picture}
      </div>
      <div className="texts">
        <div className="title" style={{ WebkitLineClamp: lines }} title={title}>
          {marks}
          <RowTitle to={to}>{title}</RowTitle>
        </div>
        <div className="lines">
          <TranslationChip record={record} />
          {texts
            .filter((text) => text !== '')
            .map((text) => (
              <div key={text} className="text" title={text}>
                {text}
              </div>
            ))}
          {children && <div className="text">{children}</div>}
        </div>
      </div>
    </div>
  );
}
