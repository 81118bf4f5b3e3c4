import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextRow } from '#src/admin/list/text-row.tsx';
import type { MenuItem } from './schema.ts';

type MenuRowProps = { item: MenuItem; actions: ReactNode };

/** A menu item in the tree: its text, address and what is special about it. */
export function MenuRow({ item, actions }: MenuRowProps) {
  const { t } = useTranslation('menu');
  const { title, path, info, disabled, target, roles, status } = item;
  const marks = [
    info,
    disabled ? t('mark.disabled') : '',
    target === 'blank' ? t('mark.blank') : '',
    roles.length > 0 ? t('mark.roles', { roles: roles.join('、') }) : '',
  ].filter((mark) => mark !== '');
  return (
    <TextRow
      title={title}
      text={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {path === '' ? t('mark.noPath') : <bdi dir="ltr">{path}</bdi>}
          </Box>
          {marks.map((mark) => (
            <Chip key={mark} component="span" size="small" label={mark} sx={{ height: 20 }} />
          ))}
        </Box>
      }
      status={status}
      actions={actions}
    />
  );
}
