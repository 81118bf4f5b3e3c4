import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { absentLists } from '#src/api/client/absent-lists.ts';
import { ADMIN } from '#src/features/user/roles.ts';
import { useViewer } from '../../navigation/use-viewer.ts';
import { isRouteHandle } from '../../navigation/route-handles.ts';

/** Names for administrators the types that the server was found not to have, which the back office leaves out. */
export function AbsentNotice() {
  const { t } = useTranslation('overview');
  const { t: typeT } = useTranslation(['navdata', 'common', 'crud']);
  const absent = useStore(absentLists);
  const { role, routes } = useViewer();
  const names = routes.flatMap(({ handle }) =>
    isRouteHandle(handle) && absent.has(handle.listCall ?? '') ? [typeT(handle.title)] : [],
  );
  if (role !== ADMIN || names.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('absent', { names: names.join(typeT('crud:unread.and')) })}
    </Alert>
  );
}
