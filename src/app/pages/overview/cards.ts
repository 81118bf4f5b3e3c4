import type { ComponentType } from 'react';
import { CalendarCard } from './calendar-card.tsx';
import { DraftsCard } from './drafts-card.tsx';
import { ExpiringCard } from './expiring-card.tsx';
import { HiddenAnnouncementsCard } from './hidden-announcements-card.tsx';
import { MissingAltsCard } from './missing-alts-card.tsx';
import { ScheduledCard } from './scheduled-card.tsx';
import { SiteCheckCard } from './site-check-card.tsx';
import { TopPagesCard } from './top-pages-card.tsx';

type CardEntry = {
  name: string;
  /** The card is for those who may open this page. */
  path: string;
  /** An `OverviewCard`, mostly by way of `RecordsCard`. */
  Card: ComponentType;
};

/** The cards of the overview, in their order. */
export const CARDS: CardEntry[] = [
  { name: 'scheduled', path: '/backstage/overview', Card: ScheduledCard },
  { name: 'expiring', path: '/backstage/overview', Card: ExpiringCard },
  { name: 'calendar', path: '/backstage/calendar', Card: CalendarCard },
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
  { name: 'top-pages', path: '/backstage/system/access-log/list', Card: TopPagesCard },
];
