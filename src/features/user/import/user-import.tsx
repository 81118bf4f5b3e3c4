import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportFrame } from '#src/admin/import/steps/import-frame.tsx';
import { useSession } from '#src/session/use-session.ts';
import { userApi } from '../api.ts';
import { CheckUsers } from './check-users.tsx';
import { ChooseUsers } from './choose-users.tsx';
import type { UserFile } from './user-file.ts';
import { UserImportResult } from './user-import-result.tsx';

type UserImportProps = { onClose: () => void };

/**
 * Imports users in one call, as the server knows columns, roles and first passwords: rows of a CSV file are
 * checked here, the valid ones sent, and rejected ones can be saved, corrected and imported again. An Excel
 * workbook is sent as it is.
 */
export function UserImport({ onClose }: UserImportProps) {
  const { t } = useTranslation('import');
  const { user } = useSession();
  const [file, setFile] = useState<UserFile | null>(null);
  const [part, setPart] = useState(0);
  const sending = useMutation({
    mutationFn: async (chosen: UserFile) => {
      const { sendUsers } = await import('./send-users.ts');
      return sendUsers(chosen, setPart);
    },
    meta: { invalidates: [userApi.name] },
  });
  const restart = () => {
    setFile(null);
    setPart(0);
    sending.reset();
  };
  return (
    <ImportFrame
      noun={t('noun.user')}
      isWide={file !== null && !file.workbook}
      isUnfinished={file !== null && !sending.isSuccess}
      onClose={onClose}
    >
      {file === null && (
        <ChooseUsers
          ownUsername={typeof user?.username === 'string' ? user.username : ''}
          onFile={setFile}
          onCancel={onClose}
        />
      )}
      {file !== null && !sending.data && (
        <CheckUsers
          file={file}
          isSending={sending.isPending}
          part={part}
          failure={sending.error}
          onSend={() => sending.mutate(file)}
          onBack={restart}
        />
      )}
      {file !== null && sending.data && (
        <UserImportResult file={file} sent={sending.data} onAgain={restart} onClose={onClose} />
      )}
    </ImportFrame>
  );
}
