import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

export type LeftForm = {
  path: string;
  /** The history's state there. */
  state?: unknown;
  /** The draft that the form restores when it is opened again. */
  draft?: string | undefined;
};

/** How long the offer stays, in ms. */
const DURATION = 8000;

/** Says in a toast that a form was left with unsaved changes which are not lost, and offers to open it again. */
export function useOfferToGoOn() {
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const always = ({ path, state, draft }: LeftForm) => {
    const onClick = () =>
      void navigate(path, { state: { ...(isRecord(state) && state), restore: draft } });
    toast.message(t('draft.left'), {
      id: `left ${path}`,
      duration: DURATION,
      action: { label: t('draft.goOn'), onClick },
    });
  };
  /** Elsewhere its tab says so. */
  const onPhones = (left: LeftForm) => {
    if (isPhone) always(left);
  };
  return { always, onPhones };
}
