import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { ListContext } from '#src/admin/list/core/list-context.ts';
import { ListPages } from '#src/admin/list/rows/list-pages.tsx';
import { ListState, NothingYet } from '#src/admin/list/core/list-state.tsx';
import { Toolbar } from '#src/admin/list/filters/toolbar.tsx';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { usePage } from '#src/admin/list/core/use-page.ts';
import { HAS_ROLE, userApi } from './api.ts';
import { roleText } from './role-text.ts';
import { UserName } from './user-name.tsx';

type RecycleListProps = { params: ListParams };

/** The API cannot restore users, which the list says. */
export function RecycleList({ params }: RecycleListProps) {
  const { t } = useTranslation(['user', 'crud']);
  const list = usePage(userApi.deleted, params);
  return (
    <ListContext value={list}>
      <Card>
        <Toolbar />
        <Alert severity="info" sx={{ mx: 2, mb: 2 }}>
          {t('recycle.noRestore')}
        </Alert>
        <ListState empty={<NothingYet />}>
          <List aria-label={t('recycle.title')} disablePadding>
            {list.rows.map((user) => (
              <ListItem key={user.id} divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <UserName user={user} />
                </Box>
                <Typography
                  variant="body2"
                  component="div"
                  sx={{ display: 'flex', gap: 0.5, color: 'text.secondary' }}
                >
                  <span>
                    {HAS_ROLE && `${roleText(t, user.role)} · `}
                    {t('recycle.deletedAt')}
                  </span>
                  <RelativeTime iso={user.updateTime} />
                </Typography>
              </ListItem>
            ))}
          </List>
          <ListPages />
        </ListState>
      </Card>
    </ListContext>
  );
}
