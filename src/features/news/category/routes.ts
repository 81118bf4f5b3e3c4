import type { RouteObject } from 'react-router';

export const newsCategoryRoutes: RouteObject[] = [];
