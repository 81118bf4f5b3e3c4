import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import type { usePictureUses } from '#src/admin/pictures/uses/use-picture-uses.ts';
import type { StoredFile } from './replace-file.ts';
import {
  FILE_ENDINGS,
  fileProblem,
  isDocument,
  MAX_FILE_MEGABYTES,
} from '#src/lib/files/file-types.ts';
import { IMAGE_TYPES } from '#src/lib/pictures/image-file.ts';
import type { Prepared } from '#src/lib/pictures/prepare-picture.ts';
import { prepareForServer } from '#src/admin/pictures/upload/send-picture.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

type ReplaceButtonProps = {
  old: StoredFile;
  name: string;
  /** Of the library, for the new file; '' for none. */
  category?: string;
  found: ReturnType<typeof usePictureUses>;
  /** Called once something was replaced. */
  onReplaced: () => void;
};

/** Chooses a new file for a stored one, and asks before it replaces that one in all records. */
export function ReplaceButton(props: ReplaceButtonProps) {
  const { old, name, category = '', found, onReplaced } = props;
  const { t } = useTranslation(['replace', 'components']);
  const input = useRef<HTMLInputElement>(null);
  const [next, setNext] = useState<{ file: File; prepared: Prepared }>();
  const [isPreparing, setPreparing] = useState(false);
  const isFile = isDocument(old);

  const prepare = async (chosen: File) => {
    if (isFile && fileProblem(chosen) !== undefined) {
      const formats = FILE_ENDINGS.join(', ').toUpperCase();
      const values = { file: chosen.name, formats, size: MAX_FILE_MEGABYTES };
      toast.error(t('wrongFile', values));
      return;
    }
    setPreparing(true);
    const asItIs = { file: chosen, isOriginal: true };
    const prepared = isFile ? asItIs : await prepareForServer(chosen);
    setPreparing(false);
    if (!('problem' in prepared)) setNext({ file: chosen, prepared });
    else {
      const values = { name: chosen.name, size: MAX_FILE_MEGABYTES };
      toast.error(t(`components:upload.problem.${prepared.problem}`, values));
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = '';
    if (chosen) void prepare(chosen);
  };
  // Absent where the person may edit none of them.
  if (!found.uses.some(({ source }) => source.patch)) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('action')}
        accept={isFile ? FILE_ENDINGS.map((ending) => `.${ending}`).join() : IMAGE_TYPES.join()}
        onChange={choose}
      />
      <Button
        loading={isPreparing || found.isRunning}
        // Until all places are known.
        disabled={!found.isEnded || found.failures.length > 0}
        onClick={() => input.current?.click()}
      >
        {t('action')}
      </Button>
      {next && (
        <ReplaceDialog
          old={old}
          name={name}
          category={category}
          {...next}
          uses={found.uses}
          onClose={(isReplaced) => {
            setNext(undefined);
            if (isReplaced) onReplaced();
          }}
        />
      )}
    </>
  );
}
