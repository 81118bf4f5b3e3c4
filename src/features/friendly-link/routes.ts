import type { RouteObject } from 'react-router';

export const friendlyLinkRoutes: RouteObject[] = [];
