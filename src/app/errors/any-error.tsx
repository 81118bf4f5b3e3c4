import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { ErrorIllustration } from '#src/components/illustrations/error-illustration.tsx';
import { ErrorView } from '#src/components/page/error-view.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { Forbidden } from './forbidden.tsx';
import { NotFound } from './not-found.tsx';
import { ReloadActions, ServerError } from './server-error.tsx';

/**
 * The page for unexpected errors: status and text of a route error response, otherwise name, message and, except in
 * production, the stack.
 */
function GenericError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { heading, message, stack } = describe(error);
  return (
    <>
      <PageMeta title={t('errorPage.generic.title')} noIndex />
      <ErrorView
        illustration={<ErrorIllustration />}
        title={t('errorPage.generic.title')}
        description={t('errorPage.generic.description')}
        details={
          <Box sx={detailsStyles} role="alert">
            <Typography variant="subtitle2">{heading}</Typography>
            {message && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {message}
              </Typography>
            )}
            {stack && (
              // `tabIndex` makes it scrollable by keyboard.
              <Box component="pre" tabIndex={0} sx={stackStyles}>
                {stack}
              </Box>
            )}
          </Box>
        }
        actions={<ReloadActions />}
      />
    </>
  );
}

const detailsStyles = {
  mt: 4,
  px: 2,
  py: 1.5,
  width: 1,
  borderRadius: 1,
  bgcolor: 'background.neutral',
  textAlign: 'start',
};

const stackStyles = {
  m: 0,
  mt: 1,
  maxHeight: 240,
  overflow: 'auto',
  fontFamily: 'ui-monospace, Consolas, monospace',
  fontSize: '0.75rem',
  // A stack trace is left to right, in right-to-left pages too.
  direction: 'ltr',
};

type Description = { heading: string; message?: string; stack?: string | undefined };

function describe(error: unknown): Description {
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data;
    const message = isRecord(data) ? data.message : data;
    return {
      heading: `${error.status}: ${error.statusText}`,
      ...(typeof message === 'string' ? { message } : {}),
    };
  }
  if (error instanceof Error) {
    return {
      heading: error.name,
      message: error.message,
      stack: import.meta.env.PROD ? undefined : error.stack,
    };
  }
  return { heading: 'Unknown Error' };
}

/** Shows the page for status 404, 403 or 500, and the generic error page for everything else. */
export function AnyError({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404 || isNotFound(error)) return <NotFound />;
  if (status === 403) return <Forbidden />;
  if (status === 500) return <ServerError />;
  return <GenericError error={error} />;
}
