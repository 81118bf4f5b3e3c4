import WritingIcon from '@mui/icons-material/AutoAwesomeOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';

type RewordButtonsProps = {
  /** Words that the Advertising Law forbids, with their fields. */
  words: readonly { field: string; word: string }[];
  labelOf: (field: string) => string;
  /** Goes to a field; `onThere` is called when it has the focus. */
  onGo: (field: string, onThere: () => void) => void;
};

/** For each field with such words a button that asks for a proposal without them. */
export function RewordButtons({ words, labelOf, onGo }: RewordButtonsProps) {
  const { t } = useTranslation('writing');
  const { rewords } = use(FormFields);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, marginInlineStart: 3.5 }}>
      {[...Map.groupBy(words, ({ field }) => field)].map(([field, found]) => {
        const reword = rewords.get(field);
        if (!reword) return null;
        const start = () => reword([...new Set(found.map(({ word }) => word))]);
        return (
          <Button
            key={field}
            size="small"
            startIcon={<WritingIcon />}
            onClick={() => onGo(field, start)}
          >
            {t('rewordOf', { name: labelOf(field) })}
          </Button>
        );
      })}
    </Box>
  );
}
