import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

type CircleAlertProps = {
  /** The record's title. */
  name: string;
  /** Moves the record to the top level; undefined for somebody who may not. */
  onEnd: (() => void) | undefined;
};

/** Says that a record's parents lead back to itself, and offers to end that. */
export function CircleAlert({ name, onEnd }: CircleAlertProps) {
  const { t } = useTranslation('crud');
  return (
    <Alert
      severity="warning"
      sx={alertStyles}
      action={
        onEnd && (
          <Button
            color="inherit"
            size="small"
            aria-label={t('circle.endOf', { name })}
            onClick={({ currentTarget }) => {
              // The row stays, this button does not.
              currentTarget.closest('li')?.querySelector<HTMLElement>('button, input')?.focus();
              onEnd();
            }}
          >
            {t('circle.end')}
          </Button>
        )
      }
    >
      {t('circle.is')}
    </Alert>
  );
}

/** On phones as wide as the row, with the button below the text. */
const alertStyles = {
  mt: 1,
  marginInlineStart: { xs: -7, sm: 0 },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 0' },
  '& .MuiAlert-action': {
    flex: { xs: '1 0 100%', sm: 'none' },
    justifyContent: 'end',
    pt: { xs: 0, sm: 0.5 },
    whiteSpace: 'nowrap',
  },
};
