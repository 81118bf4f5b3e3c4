import OpenIcon from '@mui/icons-material/FileOpenOutlined';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import { FILE_HASH, openDraftFile } from '#src/admin/drafts/handed-draft.ts';
import { useListLinkState } from '#src/admin/list/core/row-links.tsx';
import { useTypeHandle } from '#src/admin/list/core/type-handle.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';

type OpenDraftToolProps = {
  /** The name of the list's resource. */
  name: string;
};

/** The tool that opens the file of a draft in the form of its record; nothing where the person may not use forms. */
export function OpenDraftTool({ name }: OpenDraftToolProps) {
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const state = useListLinkState();
  const source = useRecordSource(name);
  const { form } = useTypeHandle();
  const may = useMay();
  const input = useRef<HTMLInputElement>(null);
  if (!form || !source || !(may('edit') || may('add'))) return null;

  const open = async (file: File) => {
    const read = await openDraftFile(file);
    if (!('draft' in read)) {
      const problem = read.problem === 'damaged' ? 'damagedFile' : read.problem;
      toast.error(t(`handover.problem.${problem}`));
      return;
    }
    const { type, record } = read.draft;
    const isPermitted = may(record === null ? 'add' : 'edit');
    if (type !== name || !isPermitted) {
      toast.error(t(type === name ? 'handover.problem.permission' : 'handover.problem.type'));
      return;
    }
    const path = record === null ? source.newPath : source.formPath(record);
    await navigate(path + FILE_HASH, { state });
  };
  return (
    <>
      <ToolButton label={t('handover.open')} onClick={() => input.current?.click()}>
        <OpenIcon />
      </ToolButton>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('handover.open')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = '';
          if (file) void open(file);
        }}
      />
    </>
  );
}
