import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseActions, DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import type { SavedView } from '#src/admin/list/core/list-memory.ts';
import { toast } from '#src/lib/toast.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { tooLong } from '#src/i18n/schema-errors.ts';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';

type ViewsDialogProps = {
  views: SavedView[];
  /** The list's current state, as a query string. */
  current: string;
  onChoose: (search: string) => void;
  onChange: (views: SavedView[]) => void;
  onClose: () => void;
};

/** Saved views of a list: apply, save the current state, rename, delete, set the default. */
export function ViewsDialog({ views, current, onChoose, onChange, onClose }: ViewsDialogProps) {
  const { t } = useTranslation('crud');
  const [renaming, setRenaming] = useState<SavedView | null>(null);
  const choose = (search: string) => {
    onChoose(search);
    onClose();
  };
  const isTaken = (name: string) => views.some((view) => view !== renaming && view.name === name);
  const replace = (view: SavedView, changes: Partial<SavedView>) =>
    onChange(views.map((one) => (one === view ? { ...one, ...changes } : one)));
  const open = (view: SavedView) =>
    onChange(views.map((one) => ({ ...one, isDefault: one === view && !view.isDefault })));
  const remove = (view: SavedView) => {
    onChange(views.filter((one) => one !== view));
    toast.message(t('views.deleted', { name: view.name }), {
      action: { label: t('views.undo'), onClick: () => onChange(views) },
    });
  };

  return (
    <DialogFrame title={t('views.title')} onClose={unlessBackdrop(onClose)} maxWidth="xs">
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
            // Clears the field after each save.
            key={views.length}
            label={t('views.saveCurrent')}
            isTaken={isTaken}
            onSave={(name) => onChange([...views, { name, search: current, isDefault: false }])}
          />
        )}
      </DialogContent>
      <CloseActions onClose={onClose} />
    </DialogFrame>
  );
}

type ViewRowProps = {
  view: SavedView;
  isCurrent: boolean;
  onChoose: () => void;
  onDefault: () => void;
  onRename: () => void;
  onDelete: () => void;
};

function ViewRow({ view, isCurrent, ...on }: ViewRowProps) {
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

/** In characters. */
const MAX_LENGTH = 30;

type ViewNameProps = {
  initial?: string;
  label?: string;
  isTaken: (name: string) => boolean;
  onSave: (name: string) => void;
};

/** A form for a view's name, which must be unique. */
function ViewName({ initial = '', label, isTaken, onSave }: ViewNameProps) {
  const { t } = useTranslation('crud');
  const [name, setName] = useState(initial);
  const trimmed = typedText(name);
  const problem = isTaken(trimmed) ? t('views.nameTaken') : tooLong(name, MAX_LENGTH);
  const save = (event: React.SubmitEvent) => {
    event.preventDefault();
    if (trimmed !== '' && problem === '') onSave(trimmed);
  };
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'flex', gap: 1, width: 1 }}>
      <TextField
        fullWidth
        size="small"
        margin="dense"
        label={label ?? t('views.name')}
        placeholder={t('views.name')}
        value={name}
        error={problem !== ''}
        helperText={problem}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="outlined" sx={{ mt: 1, height: 40 }}>
        {t('action.save')}
      </Button>
    </Box>
  );
}
