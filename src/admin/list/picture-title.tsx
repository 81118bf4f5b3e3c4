import type { ReactNode } from 'react';

type PictureTitleProps = {
  picture: ReactNode;
  /** The picture's, in px. */
  width?: number;
  /** Smaller in a grid, beside many columns. */
  isSmallInGrid?: boolean;
  title: string;
  /** Before the title: what is special about the record. */
  marks?: ReactNode;
  /** How many lines the title may take. */
  lines?: 1 | 2;
  /** Small lines below the title; '' is left out. */
  texts?: string[];
};

/**
 * What a row of a grid, or its card, begins with: a small picture, a title and texts below it. Stands in
 * `RowArea`, which has its styles: components of MUI would take longer than the rest of the row.
 */
export function PictureTitle(props: PictureTitleProps) {
  const { picture, width = 72, isSmallInGrid = false, title, marks, lines = 1, texts = [] } = props;
  return (
    <div className="picture-title">
      <div className={isSmallInGrid ? 'picture picture-small' : 'picture'} style={{ width }}>
        {picture}
      </div>
      <div className="texts">
        <div className="title" style={{ WebkitLineClamp: lines }} title={title}>
          {marks}
          {title}
        </div>
        {texts
          .filter((text) => text !== '')
          .map((text) => (
            <div key={text} className="text" title={text}>
              {text}
            </div>
          ))}
      </div>
    </div>
  );
}
