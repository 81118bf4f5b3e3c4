import { assetUrl } from '#src/api/assets.ts';
import { PictureTitle } from '#src/admin/list/picture-title.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { Honor } from './schema.ts';

type HonorTitleProps = { honor: Honor };

/** Picture and name of an honor, with who gave it under which number. */
export function HonorTitle({ honor }: HonorTitleProps) {
  const { name, issuer, certificateNo, image } = honor;
  return (
    <PictureTitle
      picture={<Picture src={assetUrl(image)} alt="" ratio={4 / 3} sizes="72px" fit="contain" />}
      title={name}
      texts={[issuer, certificateNo]}
    />
  );
}
