import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { unlessBackdrop } from '#src/lib/unless-backdrop.ts';
import type { View } from './view.ts';
import { ViewName } from './view-name.tsx';
import { ViewRow } from './view-row.tsx';

type ViewsDialogProps = {
  views: View[];
  /** The list's state as it is now. */
  current: string;
  onChoose: (search: string) => void;
  onChange: (views: View[]) => void;
  onClose: () => void;
};

/** Named views of a list: choose one, keep the present one, rename, delete, open the list with one. */
export function ViewsDialog({ views, current, onChoose, onChange, onClose }: ViewsDialogProps) {
  const { t } = useTranslation('crud');
  const [renaming, setRenaming] = useState<View | null>(null);
  const choose = (search: string) => {
    onChoose(search);
    onClose();
  };
  const isTaken = (name: string) => views.some((view) => view !== renaming && view.name === name);
  const replace = (view: View, changes: Partial<View>) =>
    onChange(views.map((one) => (one === view ? { ...one, ...changes } : one)));
  const open = (view: View) =>
    onChange(views.map((one) => ({ ...one, isDefault: one === view && !view.isDefault })));
  const remove = (view: View) => {
    onChange(views.filter((one) => one !== view));
    toast.message(t('views.deleted', { name: view.name }), {
      action: { label: t('views.undo'), onClick: () => onChange(views) },
    });
  };

  return (
    <Dialog
      open
      onClose={unlessBackdrop(onClose)}
      fullWidth
      maxWidth="xs"
      aria-labelledby="views-title"
    >
      <DialogTitle id="views-title">{t('views.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2">{t('views.hint')}</DialogContentText>
        <List aria-label={t('views.saved')}>
          <ListItem disablePadding>
            <ListItemButton selected={current === ''} onClick={() => choose('')}>
              <ListItemText primary={t('views.all')} />
            </ListItemButton>
          </ListItem>
          {views.map((view) =>
            view === renaming ? (
              <ListItem key={view.name} disableGutters>
                <ViewName
                  initial={view.name}
                  isTaken={isTaken}
                  onSave={(name) => {
                    replace(view, { name });
                    setRenaming(null);
                  }}
                />
              </ListItem>
            ) : (
              <ViewRow
                key={view.name}
                view={view}
                isCurrent={view.search === current}
                onChoose={() => choose(view.search)}
                onDefault={() => open(view)}
                onRename={() => setRenaming(view)}
                onDelete={() => remove(view)}
              />
            ),
          )}
        </List>
        {renaming === null && (
          <ViewName
            // Empty again after each view that was kept.
            key={views.length}
            label={t('views.saveCurrent')}
            isTaken={isTaken}
            onSave={(name) => onChange([...views, { name, search: current, isDefault: false }])}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
