import Refresh from '@mui/icons-material/Refresh';
import Star from '@mui/icons-material/StarOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type { TypeHandle } from '#src/admin/list/core/type-handle.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { ToolMenu } from '#src/admin/ui/tool-menu.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterLink, RouterButton } from '#src/components/router-link.tsx';
import { codeSchemaErrors } from '#src/i18n/schema-errors.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { toast } from '#src/lib/toast.ts';
import { FormSkeleton } from '#src/admin/form/layout/form-skeleton.tsx';
import { ListAlerts, NoRows, NothingYet } from '#src/admin/list/core/list-state.tsx';
import { RowsSkeleton } from '#src/admin/list/core/rows-skeleton.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { MuiTexts } from '../../../settings/mui-texts.tsx';
import { DialogsPart } from './dialogs-part.tsx';
import { InputsPart } from './inputs-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { Part, Sample, SideBySide } from './sample.tsx';

/** Buttons of a list's toolbar, separately and in their menu. */
function ToolsPart() {
  const { t } = useTranslation('components-page');
  const tool = (name: string) => ({
    label: name,
    onClick: () => void toast.success(t('tool.pressed', { name })),
  });
  return (
    <>
      <Sample title={t('tool.button')} file="admin/ui/tool-button.tsx">
        <SideBySide>
          <ToolButton {...tool(t('tool.ready'))}>
            <Star />
          </ToolButton>
          <ToolButton {...tool(t('tool.busy'))} busy>
            <Refresh />
          </ToolButton>
          <ToolButton {...tool(t('tool.disabled'))} disabled>
            <Star />
          </ToolButton>
        </SideBySide>
      </Sample>
      <Sample title={t('tool.menu')} file="admin/ui/tool-menu.tsx">
        <ToolMenu>
          <ToolButton {...tool(t('tool.first'))}>
            <Star />
          </ToolButton>
          <ToolButton {...tool(t('tool.second'))}>
            <Refresh />
          </ToolButton>
        </ToolMenu>
      </Sample>
    </>
  );
}

// The back office's routes do the same.
codeSchemaErrors();

/** Rows read their type from the route's handle; these have none. */
export const handle: Pick<TypeHandle, 'permission' | 'list'> = {
  permission: '',
  list: { path: '/test/components', sort: '', filters: [] },
};

const PARTS = [
  { id: 'inputs', Content: InputsPart },
  { id: 'rows', Content: RowsPart },
  { id: 'states', Content: StatesPart },
  { id: 'dialogs', Content: DialogsPart },
  { id: 'tools', Content: ToolsPart },
] as const;

/** Components of the back office in their states, for developers of content types. Makes no requests. */
export function Component() {
  const { t } = useTranslation('components-page');
  const { language } = useLanguage();
  return (
    <MuiTexts>
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 8 } }}>
        <PageMeta title={t('title')} />
        <Typography variant="h1" sx={{ fontSize: 'h2.fontSize' }}>
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('purpose')}</Typography>
        <RouterLink to="/test" sx={{ display: 'inline-block', mt: 1.5 }}>
          {t('back')}
        </RouterLink>
        <Box component="nav" aria-label={t('parts')} sx={{ mt: 3 }}>
          <Box component="ul" sx={linksStyles}>
            {PARTS.map(({ id }) => (
              <li key={id}>
                <Link href={`#${id}`}>{t(`${id}.title`)}</Link>
              </li>
            ))}
          </Box>
        </Box>
        {PARTS.map(({ id, Content }) => (
          <Part key={id} id={id} title={t(`${id}.title`)} purpose={t(`${id}.purpose`)}>
            {/* The texts of the samples stay in the language in which they were created. */}
            <Content key={language} />
          </Part>
        ))}
      </Container>
    </MuiTexts>
  );
}

const linksStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 24 } },
};

/** What is shown instead of a list or form that has no content. */
function StatesPart() {
  const { t } = useTranslation('components-page');
  const { t: kitText } = useTranslation('crud');
  return (
    <>
      <Sample title={t('standIn.rows')} file="admin/list/core/rows-skeleton.tsx">
        <Card>
          <RowsSkeleton />
        </Card>
      </Sample>
      <Sample title={t('standIn.form')} file="admin/form/layout/form-skeleton.tsx">
        <FormSkeleton />
      </Sample>
      <Sample title={t('standIn.failed')} file="admin/list/core/list-state.tsx">
        <FailedList />
      </Sample>
      <Sample title={t('standIn.dropped')} file="admin/list/core/list-state.tsx">
        <ListAlerts list={{ data: { dropped: 2 }, error: null, refetch: doNothing }} />
      </Sample>
      <Sample title={t('standIn.nothingYet')} file="admin/list/core/list-state.tsx">
        <Card>
          <NothingYet
            action={
              <Button variant="contained" href="#inputs">
                {t('standIn.new')}
              </Button>
            }
          />
        </Card>
      </Sample>
      <Sample title={t('standIn.nothingFound')} file="admin/list/core/list-state.tsx">
        <Card>
          <NoRows
            title={kitText('list.nothingFound')}
            description={kitText('list.nothingFoundHint')}
          />
        </Card>
      </Sample>
      <Sample title={t('standIn.notFound')} file="components/page/empty-state.tsx">
        <Card>
          <EmptyState
            illustration={<NotFoundIllustration />}
            title={kitText('form.notFound')}
            description={kitText('form.notFoundHint')}
            action={
              <RouterButton to="/test" variant="contained">
                {t('back')}
              </RouterButton>
            }
          />
        </Card>
      </Sample>
    </>
  );
}

const doNothing = async () => {};

/** A list that fails to load, and succeeds at the second attempt. */
function FailedList() {
  const { t } = useTranslation('components-page');
  const [hasFailed, setFailed] = useState(true);
  const error = hasFailed ? new ApiError({ kind: 'network', call: 'GET sample' }) : null;
  return (
    <div role="status">
      <ListAlerts list={{ data: undefined, error, refetch: async () => setFailed(false) }} />
      {!hasFailed && t('standIn.came')}
    </div>
  );
}
