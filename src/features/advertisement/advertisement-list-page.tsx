import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import PlayIcon from '@mui/icons-material/PlayCircleOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { LinkMark } from '#src/admin/links/link-mark.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { OrderedList } from '#src/admin/list/ordered-list.tsx';
import { RowTitle } from '#src/admin/list/cells/row-title.tsx';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { TranslationChip } from '#src/admin/list/cells/translation-chip.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { RouterButton } from '#src/components/router-link.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Picture } from '#src/components/picture.tsx';
import { formatEndTime } from '#src/i18n/format/format-end.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { timeState } from '#src/lib/time/time-state.ts';
import { type Advertisement, advertisementFields, advertisementApi } from './schema.ts';

const advertisementAdminApi = adminApi(advertisementApi);

export function Component() {
  const { t } = useTranslation('advertisement-rota');
  const column = useColumns(advertisementFields, 'advertisement-rota');
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        purpose={t('list.purpose')}
        action={
          <>
            <RouterButton to="/backstage/site/announcement/list" color="inherit">
              {t('list.announcements')}
            </RouterButton>
            {newButton}
          </>
        }
      />
      <OrderedList
        label={t('list.title')}
        api={advertisementAdminApi}
        textsOf={({ title, subtitle, link }) => [title, subtitle, link]}
        columns={[
          column('title'),
          column('subtitle'),
          column('link'),
          column('startTime'),
          column('endTime'),
          column('sort'),
          column('status'),
        ]}
        newButton={newButton}
        row={(advertisement, actions) => (
          <AdvertisementRow advertisement={advertisement} actions={actions} />
        )}
      />
    </>
  );
}

type AdvertisementRowProps = { advertisement: Advertisement; actions: ReactNode };

function AdvertisementRow({ advertisement, actions }: AdvertisementRowProps) {
  const { t } = useTranslation('advertisement-rota');
  const { id, title, image, link } = advertisement;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Box className="row-opens" sx={recordStyles}>
        <Box sx={{ flex: { xs: '1 0 100%', sm: '0 0 196px' } }}>
          <Picture
            src={assetUrl(image)}
            alt=""
            ratio={21 / 9}
            sizes="(min-width: 37.5em) 196px, 90vw"
            sx={{ borderRadius: 1 }}
          />
        </Box>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            <RowTitle to={editPathOf(id)}>{title}</RowTitle>
          </Typography>
          {/* Above the link of the title, because it contains a link, too. */}
          <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography
              variant="body2"
              component="div"
              sx={{ minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {link === '' ? (
                t('list.noLink')
              ) : (
                <Link
                  dir="ltr"
                  href={safeHref(link)}
                  target="_blank"
                  rel="noopener"
                  color="inherit"
                >
                  {link}
                </Link>
              )}
            </Typography>
            <LinkMark href={link} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <TranslationChip record={advertisement} />
            <AdvertisementWindow advertisement={advertisement} />
          </Box>
        </Box>
      </Box>
      <StatusSwitch record={advertisement} name={advertisement.title} />
      <Box sx={{ marginInlineStart: 'auto' }}>{actions}</Box>
    </Box>
  );
}

const recordStyles = {
  flex: { xs: '1 0 100%', sm: '1 1 300px' },
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
};

type AdvertisementWindowProps = { advertisement: Advertisement };

const LOOKS = {
  scheduled: { Icon: ScheduleIcon, color: 'info.text', moment: 'window.starts' },
  running: { Icon: PlayIcon, color: 'success.text', moment: 'window.ends' },
  over: { Icon: EventBusyIcon, color: 'text.secondary', moment: 'window.ended' },
} as const;

/** When its time begins or ends, relative to now, with the exact time as tooltip. */
function AdvertisementWindow({ advertisement }: AdvertisementWindowProps) {
  const { t } = useTranslation('advertisement-rota');
  const { startTime, endTime } = advertisement;
  const state = timeState(startTime, endTime);
  const at = state === 'scheduled' ? startTime : endTime;
  const { Icon, color, moment } = LOOKS[state];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'body2', color }}>
      <Icon sx={{ fontSize: 18 }} />
      {at === '' ? (
        t('window.always')
      ) : (
        <time dateTime={at} title={formatEndTime(at)}>
          {t(moment, { time: formatRelative(at) })}
        </time>
      )}
    </Box>
  );
}
