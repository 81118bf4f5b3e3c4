import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { ToolButton } from './tool-button.tsx';
import type { View } from './view.ts';

type ViewRowProps = {
  view: View;
  isCurrent: boolean;
  onChoose: () => void;
  onDefault: () => void;
  onRename: () => void;
  onDelete: () => void;
};

/** A saved view, and what can be done with it. */
export function ViewRow({ view, isCurrent, ...on }: ViewRowProps) {
  const { t } = useTranslation('crud');
  const { name, isDefault } = view;
  return (
    <ListItem disablePadding>
      <ListItemButton selected={isCurrent} onClick={on.onChoose} sx={{ minWidth: 0 }}>
        <ListItemText
          primary={name}
          secondary={isDefault ? t('views.default') : undefined}
          slotProps={{ primary: { noWrap: true } }}
        />
      </ListItemButton>
      <Box sx={{ display: 'flex', flexShrink: 0 }}>
        <ToolButton
          label={t(isDefault ? 'views.noDefault' : 'views.makeDefault', { name })}
          onClick={on.onDefault}
        >
          {isDefault ? <StarIcon fontSize="small" /> : <StarOutlineIcon fontSize="small" />}
        </ToolButton>
        <ToolButton label={t('views.rename', { name })} onClick={on.onRename}>
          <EditIcon fontSize="small" />
        </ToolButton>
        <ToolButton label={t('views.delete', { name })} onClick={on.onDelete}>
          <DeleteIcon fontSize="small" />
        </ToolButton>
      </Box>
    </ListItem>
  );
}
