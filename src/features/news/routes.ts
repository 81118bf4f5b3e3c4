import type { RouteObject } from 'react-router';

export const newsRoutes: RouteObject[] = [];
