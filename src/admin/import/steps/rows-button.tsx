import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/i18n/use-language.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import type { ImportField } from '#src/admin/import/plan/fields.ts';
import type { RowPlan } from '#src/admin/import/plan/plan-rows.ts';
import { REASON_TITLES, rowsFile } from '#src/admin/import/plan/write-rows.ts';

type RowsButtonProps = {
  fileName: string;
  fields: readonly ImportField[];
  text: string;
  plans: readonly RowPlan[];
  reasonOf: (plan: RowPlan) => string;
};

/** Downloads the rows that were not imported, with the reasons, to correct and import them again. */
export function RowsButton(props: RowsButtonProps) {
  const { fileName, fields, text, plans, reasonOf } = props;
  const { t } = useTranslation('import');
  const { language } = useLanguage();
  const name = fileName.replace(/\.[^.]*$/, '');
  return (
    <Button
      startIcon={<DownloadIcon />}
      onClick={() =>
        saveFile(
          rowsFile(fields, plans, REASON_TITLES[language], reasonOf),
          t('rowsName', { name }),
        )
      }
    >
      {text}
    </Button>
  );
}
