import Alert, { type AlertProps } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { releaseFocus } from '#src/components/release-focus.ts';
import { errorMessage } from '#src/i18n/error-message.ts';

export type NoticeProps = AlertProps & {
  /** What failed; its reason stands behind the text. */
  error?: unknown;
  /** Makes the button that tries again. */
  onRetry?: (() => void) | undefined;
  /** The name of that button, where a page has several. */
  retryName?: string;
  isRetrying?: boolean;
};

/** An alert that goes when its button is pressed, without `severity` one of a failure. Needs `children` or `error`. */
export function Notice(props: NoticeProps) {
  const { error, onRetry, retryName, isRetrying, action, children, ...alertProps } = props;
  const { t } = useTranslation();
  return (
    <Alert
      ref={releaseFocus}
      severity="error"
      action={
        onRetry ? (
          <Button
            color="inherit"
            size="small"
            aria-label={retryName}
            loading={isRetrying ?? null}
            onClick={onRetry}
          >
            {t('action.retry')}
          </Button>
        ) : (
          action
        )
      }
      {...alertProps}
    >
      {error ? (
        <>
          {children} <span>{errorMessage(error)}</span>
        </>
      ) : (
        children
      )}
    </Alert>
  );
}
