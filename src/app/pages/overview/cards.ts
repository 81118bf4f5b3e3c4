import type { ComponentType } from 'react';
import { CalendarCard } from './calendar-card.tsx';
import { DraftsCard } from './drafts-card.tsx';
import { ExpiringCard } from './expiring-card.tsx';
import { HiddenAnnouncementsCard } from './hidden-announcements-card.tsx';
import { MissingAltsCard } from './missing-alts-card.tsx';
import { PublishedCard } from './published-card.tsx';
import { ScheduledCard } from './scheduled-card.tsx';
import { SiteCheckCard } from './site-check-card.tsx';
import { VisitsCard } from './visits-card.tsx';

type CardEntry = {
  name: string;
  /** The card is for those who may open this page. */
  path: string;
  /** An `OverviewCard`, mostly by way of `RecordsCard`. */
  Card: ComponentType;
};

/** As wide as the page, above the others. */
export const WIDE_CARDS: CardEntry[] = [
  { name: 'visits', path: '/backstage/system/access-log/list', Card: VisitsCard },
  { name: 'calendar', path: '/backstage/calendar', Card: CalendarCard },
];

/** What waits for somebody, in columns, in the order of rows. */
export const CARDS: CardEntry[] = [
  { name: 'published', path: '/backstage/overview', Card: PublishedCard },
  { name: 'scheduled', path: '/backstage/overview', Card: ScheduledCard },
  { name: 'expiring', path: '/backstage/overview', Card: ExpiringCard },
  { name: 'drafts', path: '/backstage/overview', Card: DraftsCard },
  {
    name: 'hidden-announcements',
    path: '/backstage/site/announcement/list',
    Card: HiddenAnnouncementsCard,
  },
  {
    name: 'missing-alts',
    path: '/backstage/column/photo-management/alt',
    Card: MissingAltsCard,
  },
  { name: 'site-check', path: '/backstage/site-check', Card: SiteCheckCard },
];
